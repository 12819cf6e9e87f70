import type { ListName } from '../../../contract/lists.ts'
import { writeSort } from '../../../format/sort-order.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { serverNow } from '../../../stores/server-time.ts'
import type { ListDefinition } from './list-definition.ts'
import { filterParams } from './list-filters.ts'
import type { ListQuery, ListRules } from './list-parameters.ts'

/** API parameters; relative periods count from `now`, ms. */
export function requestedFilters(
  query: ListQuery,
  rules: ListRules,
  now = serverNow()
): Record<string, string> {
  const zone = query.zone || $zone.get()
  return {
    ...filterParams(rules.filters, query.filters, zone, now),
    ...(query.search === '' ? {} : { search: query.search })
  }
}

export function requestedPage(query: ListQuery): Record<string, string> {
  return {
    page: String(query.page),
    limit: String(query.limit),
    sort: writeSort(query.sort),
    ...(query.cursor === '' ? {} : { cursor: query.cursor })
  }
}

/** The total may be a separate request. */
export function rowsParams(
  { total }: Pick<ListDefinition<ListName>, 'total'>,
  requested: Record<string, string>
): Record<string, string> {
  return total === 'apart' ? { ...requested, withTotal: 'false' } : requested
}

/** The same query for another page. */
export function requestedElsewhere(
  requested: Record<string, string>,
  { page, cursor }: Pick<ListQuery, 'page' | 'cursor'>
): Record<string, string> {
  const { cursor: _here, ...others } = requested
  return {
    ...others,
    page: String(page),
    ...(cursor === '' ? {} : { cursor })
  }
}

/** The same filters, for rows created before an instant. */
export function before(
  filters: Record<string, string>,
  instant: string
): Record<string, string> {
  const { createdAtTo } = filters
  const earlier = createdAtTo !== undefined && createdAtTo < instant
  return { ...filters, createdAtTo: earlier ? createdAtTo : instant }
}

/** The parameters of `requestedPage`. */
const PAGE_PARAMS = new Set(['page', 'limit', 'sort', 'cursor'])

/** Whether rows match the filters of a query, on any page. */
export function answersFilters(
  requested: Readonly<Record<string, string>>,
  query: ListQuery,
  rules: ListRules
): boolean {
  const wanted = requestedFilters(query, rules)
  const names = new Set([...Object.keys(requested), ...Object.keys(wanted)])
  return [...names].every(
    name => PAGE_PARAMS.has(name) || requested[name] === wanted[name]
  )
}
