import { DEFAULT_PAGE_SIZE } from '../contract/list-answer.ts'
import type { Params } from '../contract/params.ts'
import type { SortField } from '../format/sort-order.ts'
import type { BackendDefinition, Listed } from './backend-definition.ts'
import { notDeclared } from './not-declared.ts'
import { isAmountParameter, typedAmount } from './typed-amounts.ts'
import type { Words } from './words.ts'

/** The contract's parameters that are no filters. */
export const PAGE_PARAMS: ReadonlySet<string> = new Set([
  'page',
  'limit',
  'sort',
  'search',
  'cursor',
  'withTotal',
  'withCounts'
])

/** The path and the query of a list, the path as it is declared. */
export function translateListRequest(
  backend: BackendDefinition,
  resource: Listed,
  query: Params = {},
  ids: Readonly<Record<string, string>> = {}
): { path: string; query: Params } {
  const { page, limit, sort, search, cursor } = query
  const [path = '', own = ''] = resource.list.split('?')
  const filters = Object.entries(query)
    .filter(([name]) => !PAGE_PARAMS.has(name))
    .map(([name, value]) =>
      asFilter(backend, resource, name, written(value), query['currency'])
    )
  return {
    path,
    query: merged([
      ...ownQuery(own, ids),
      ...filters,
      searchOf(resource, written(search)),
      backend.sortBy(sortOf(resource, written(sort))),
      backend.page({
        page: Number(page ?? 1),
        limit: backend.pageSize ?? Number(limit ?? DEFAULT_PAGE_SIZE),
        ...(cursor ? { cursor: written(cursor) } : {})
      })
    ])
  }
}

function asFilter(
  backend: BackendDefinition,
  { filters = {} }: Listed,
  name: string,
  value: string,
  currency: Params[string]
): Params {
  if (value === '') return {}
  const there = Object.hasOwn(filters, name) ? filters[name] : undefined
  if (there === undefined) {
    // All amounts are of a currency that is the only one.
    const only = Object.keys(backend.currencies).join(' ')
    if (name === 'currency' && value === only) return {}
    // Left out, it would be answered with rows that do not match.
    throw notDeclared()
  }
  if (typeof there === 'function') {
    return there(
      isAmountParameter(name)
        ? typedAmount(value, currency, backend.currencies)
        : value
    )
  }
  const values = value.split(',')
  return typeof there === 'string'
    ? backend.filter(there, values)
    : backend.filter(there.name, wordsThere(there.words, values))
}

/** What is declared of an order; its first part decides most. */
function sortOf({ sorts = {} }: Listed, text: string): SortField[] {
  const known = Object.entries(sorts)
  const fields = text.split(',').flatMap(part => {
    const descending = part.startsWith('-')
    const name = descending ? part.slice(1) : part
    const there = known.find(([ours]) => ours === name)?.[1]
    if (there === undefined) return []
    return there.startsWith('-')
      ? { field: there.slice(1), descending: !descending }
      : { field: there, descending }
  })
  // "The latest" of rows in no order would be any.
  if (text !== '' && fields.length === 0) throw notDeclared()
  return fields
}

function written(value: Params[string]): string {
  return typeof value === 'object'
    ? (value ?? []).join(',')
    : String(value ?? '')
}

/** `player=eq.:id` -> `player=eq.7`; without an id, as it is declared. */
function ownQuery(
  own: string,
  ids: Readonly<Record<string, string>>
): Params[] {
  return [...new URLSearchParams(own)].map(([name, value]) => ({
    [name]: value.replaceAll(/:(\w+)/gu, (part, id: string) => ids[id] ?? part)
  }))
}

/** What two of them name is said twice: `created=gte.1&created=lt.2`. */
export function merged(parts: readonly Params[]): Params {
  const all: Params = {}
  for (const [name, value] of parts.flatMap(Object.entries<Params[string]>)) {
    const before = all[name]
    // What is left empty takes nothing back.
    if (before !== undefined && (value ?? '') === '') continue
    all[name] =
      before === undefined ? value : [before, value].flat().map(String)
  }
  return all
}

function searchOf({ search }: Listed, text: string): Params {
  if (text === '') return {}
  if (search === undefined) throw notDeclared()
  return typeof search === 'function' ? search(text) : { [search]: text }
}

/** What the backend knows of them; if nothing, it may say so. */
function wordsThere({ all, theirs }: Words, values: string[]): string[] {
  const known = values.filter(value => all.includes(value))
  return (known.length > 0 ? known : values).map(theirs)
}
