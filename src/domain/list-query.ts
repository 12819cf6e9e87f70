/** One field of a sort order. */
export interface SortField {
  field: string
  descending: boolean
}

/** What a list shows: the state that lives in the address. */
export interface ListQuery {
  page: number
  limit: number
  sort: SortField[]
  search: string
  /** Chosen values by filter name; a filter without values is left out. */
  filters: Record<string, string[]>
}

/** What a list can be asked for. */
export interface ListRules {
  pageSizes: readonly number[]
  defaultLimit: number
  sortFields: readonly string[]
  defaultSort: SortField[]
  filters: readonly string[]
}

const MAX_PAGE = 1_000_000
const MAX_SEARCH = 200

/**
 * Reads the query string of an address. What is unknown is ignored, and what
 * is absurd (page 0, limit 9999, a sort field that is none) falls back to the
 * default, so that every address opens a list.
 */
export function readListQuery(search: string, rules: ListRules): ListQuery {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  const limit = Number(params.get('limit'))
  const sort = readSort(params.get('sort') ?? '', rules.sortFields)
  const filters: Record<string, string[]> = {}
  for (const name of rules.filters) {
    const values = [
      ...new Set((params.get(name) ?? '').split(',').filter(Boolean))
    ]
    if (values.length > 0) filters[name] = values
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    limit: rules.pageSizes.includes(limit) ? limit : rules.defaultLimit,
    sort: sort.length > 0 ? sort : rules.defaultSort,
    search: (params.get('search') ?? '').slice(0, MAX_SEARCH),
    filters
  }
}

/**
 * The query string of a list, `?` included, in one order and without what is
 * the default: equal queries have equal addresses.
 */
export function writeListQuery(query: ListQuery, rules: ListRules): string {
  const params = new URLSearchParams()
  if (query.search !== '') params.set('search', query.search)
  for (const name of rules.filters) {
    const values = query.filters[name]
    if (values && values.length > 0) params.set(name, values.join(','))
  }
  const sort = writeSort(query.sort)
  if (sort !== writeSort(rules.defaultSort)) params.set('sort', sort)
  if (query.limit !== rules.defaultLimit) {
    params.set('limit', String(query.limit))
  }
  if (query.page !== 1) params.set('page', String(query.page))
  const text = params.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** The sort order as the API takes it: `-createdAt,name`. */
export function writeSort(sort: readonly SortField[]): string {
  return sort
    .map(({ field, descending }) => (descending ? `-${field}` : field))
    .join(',')
}

/**
 * The sort order after a click on a column: first ascending, then descending,
 * then ascending again. `additive` keeps the other columns and, as the third
 * step, takes this one out.
 */
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

function readSort(text: string, fields: readonly string[]): SortField[] {
  const sort: SortField[] = []
  for (const part of text.split(',')) {
    const descending = part.startsWith('-')
    const field = descending ? part.slice(1) : part
    if (!fields.includes(field)) continue
    if (sort.some(item => item.field === field)) continue
    sort.push({ field, descending })
  }
  return sort
}
