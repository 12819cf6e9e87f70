import type { Params } from '../contract/params.ts'
import { readSort, type SortField } from '../format/sort-order.ts'
import type { BackendDefinition, Resource } from './backend-definition.ts'

/** The contract's parameters that are no filters. */
const PAGE_PARAMS = new Set([
  'page',
  'limit',
  'sort',
  'search',
  'cursor',
  'withTotal',
  'withCounts'
])

/** The path and the query of a list, the path as it is declared. */
export function listQuestion(
  backend: BackendDefinition,
  resource: Resource,
  query: Params = {}
): { path: string; query: Params } {
  const { page, limit, sort, search, cursor } = query
  const [path = '', own = ''] = resource.list.split('?')
  const filters = Object.entries(query)
    .filter(([name]) => !PAGE_PARAMS.has(name))
    .map(([name, value]) => asFilter(backend, resource, name, written(value)))
  return {
    path,
    query: Object.assign(
      Object.fromEntries(new URLSearchParams(own)),
      ...filters,
      search && resource.search ? { [resource.search]: search } : {},
      backend.sortBy(sortOf(resource, written(sort))),
      backend.page({
        page: Number(page ?? 1),
        limit: Number(limit ?? 25),
        ...(cursor ? { cursor: written(cursor) } : {})
      })
    )
  }
}

function asFilter(
  backend: BackendDefinition,
  { filters = {} }: Resource,
  name: string,
  value: string
): Params {
  const there = Object.hasOwn(filters, name) ? filters[name] : undefined
  if (there === undefined || value === '') return {}
  if (typeof there === 'function') return there(value)
  const values = value.split(',')
  return typeof there === 'string'
    ? backend.filter(there, values)
    : backend.filter(there.name, values.map(there.words.theirs))
}

function sortOf({ sorts = {} }: Resource, text: string): SortField[] {
  const fields = readSort(text, Object.keys(sorts)) ?? []
  return fields.map(({ field, descending }) => ({
    field: sorts[field] ?? field,
    descending
  }))
}

function written(value: Params[string]): string {
  return typeof value === 'object'
    ? (value ?? []).join(',')
    : String(value ?? '')
}
