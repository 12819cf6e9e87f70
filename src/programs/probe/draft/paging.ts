import type { Params } from '../../../contract/params.ts'
import { propertyName } from './quoted.ts'

/** How a list is asked for a page, as far as its answers show. */
export interface Paging {
  /** The parameter for the number of rows; `undefined` if no usual one is. */
  limit: string | undefined
  by: PagedBy | undefined
}

interface PagedBy {
  kind: 'page' | 'offset' | 'cursor'
  name: string
  /** The number of the first page. */
  first: 0 | 1
}

const KINDS = [
  ['cursor', /cursor|after|token/iu],
  ['offset', /offset|skip|start|from/iu],
  ['page', /page|number|^p$/iu]
] as const

/** What the link to the page behind the first one adds to the address. */
export function pagedBy(
  next: unknown,
  base: string,
  limit: string | undefined
): PagedBy | undefined {
  const link = typeof next === 'object' ? Reflect.get(next ?? {}, 'href') : next
  const url = typeof link === 'string' ? URL.parse(link, base) : null
  const names = [...(url?.searchParams.keys() ?? [])].filter(
    name => name !== limit
  )
  for (const [kind, pattern] of KINDS) {
    const name = names.find(other => pattern.test(other))
    const value = url?.searchParams.get(name ?? '') ?? ''
    if (name === undefined) continue
    if (kind === 'cursor' || /^\d+$/u.test(value)) {
      return { kind, name, first: value === '1' ? 0 : 1 }
    }
  }
  return undefined
}

/** The lines that say so in a definition; none where a dialect does. */
export function pagingLines(
  { limit, by }: Paging,
  ofDialect: (asked: { page: number; limit: number }) => Params
): string[] {
  const usual = ofDialect({ page: 3, limit: 25 })
  const usualLimit = Object.keys(usual).find(name => usual[name] === 25)
  const rows = limit ?? usualLimit ?? 'limit'
  const unseen =
    limit === undefined
      ? ['// No usual parameter changes the number of rows: which one does?']
      : []
  if (!by) {
    return rows === usualLimit
      ? unseen
      : [
          '// Whether pages or rows are counted was not seen.',
          `page: ({ page, limit }) => ({ ${entry('page', 'page')}, ${entry(rows, 'limit')} }),`
        ]
  }
  const { kind, name, first } = by
  if (kind === 'cursor') {
    return [
      ...unseen,
      '// Where the answer names no cursor, list has to take it out of the link.',
      'byCursor: true,',
      `page: ({ limit, cursor }) => ({ ${entry(name, 'cursor')}, ${entry(rows, 'limit')} }),`
    ]
  }
  const numbered = kind === 'page' ? 3 - 1 + first : 50
  if (usual[name] === numbered && rows === usualLimit) return unseen
  const code =
    kind === 'offset' ? '(page - 1) * limit' : first === 0 ? 'page - 1' : 'page'
  return [
    ...unseen,
    `page: ({ page, limit }) => ({ ${entry(name, code)}, ${entry(rows, 'limit')} }),`
  ]
}

/** `page`, or `'page[size]': limit`. */
function entry(name: string, code: string): string {
  return name === code ? name : `${propertyName(name)}: ${code}`
}
