export interface SortField {
  field: string
  descending: boolean
}

/** `-createdAt,name` */
export function writeSort(sort: readonly SortField[]): string {
  return sort
    .map(({ field, descending }) => (descending ? `-${field}` : field))
    .join(',')
}

/** `additive` keeps other columns and removes this one on the third click. */
export function toggleSort(
  sort: readonly SortField[],
  field: string,
  additive: boolean
): SortField[] {
  const current = sort.find(item => item.field === field)
  const others = additive ? sort.filter(item => item.field !== field) : []
  if (!current) return [...others, { field, descending: false }]
  if (!current.descending) return replaced(sort, field, additive)
  return additive ? others : [{ field, descending: false }]
}

function replaced(
  sort: readonly SortField[],
  field: string,
  additive: boolean
): SortField[] {
  if (!additive) return [{ field, descending: true }]
  return sort.map(item =>
    item.field === field ? { field, descending: true } : item
  )
}

/** Reads `-createdAt,name`; `undefined` if a field is not in `fields`. */
export function readSort(
  text: string,
  fields: readonly string[]
): SortField[] | undefined {
  const sort: SortField[] = []
  for (const part of text.split(',')) {
    const descending = part.startsWith('-')
    const field = descending ? part.slice(1) : part
    if (!fields.includes(field)) return undefined
    if (sort.some(item => item.field === field)) continue
    sort.push({ field, descending })
  }
  return sort
}
