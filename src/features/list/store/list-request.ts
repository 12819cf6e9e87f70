import type { CallName } from '../../../contract/calls.ts'
import { writeSort } from '../../../format/sort-order.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import type { ListDefinition } from './list-definition.ts'
import { filterParams } from './list-filters.ts'
import type { ListQuery, ListRules } from './list-parameters.ts'

/**
 * The filters and the search of a query, as the API is asked for them; a
 * relative period counts from the instant `now`, ms.
 */
export function askedFilters(
  query: ListQuery,
  rules: ListRules,
  now = Date.now()
): Record<string, string> {
  const zone = query.zone || $zone.get()
  return {
    ...filterParams(rules.filters, query.filters, zone, now),
    ...(query.search === '' ? {} : { search: query.search })
  }
}

/** What a page of rows is asked with. */
export function askedPage(query: ListQuery): Record<string, string> {
  return {
    page: String(query.page),
    limit: String(query.limit),
    sort: writeSort(query.sort),
    ...(query.cursor === '' ? {} : { cursor: query.cursor })
  }
}

/** The whole question for rows; how many there are may be one of its own. */
export function rowsParams(
  { total }: Pick<ListDefinition<CallName>, 'total'>,
  asked: Record<string, string>
): Record<string, string> {
  return total === 'apart' ? { ...asked, withTotal: 'false' } : asked
}

/** The same question for another page of its answer. */
export function askedElsewhere(
  asked: Record<string, string>,
  { page, cursor }: Pick<ListQuery, 'page' | 'cursor'>
): Record<string, string> {
  const { cursor: _here, ...others } = asked
  return {
    ...others,
    page: String(page),
    ...(cursor === '' ? {} : { cursor })
  }
}

/** The same filters, with nothing in them that came after an instant. */
export function before(
  filters: Record<string, string>,
  instant: string
): Record<string, string> {
  const { createdAtTo } = filters
  const earlier = createdAtTo !== undefined && createdAtTo < instant
  return { ...filters, createdAtTo: earlier ? createdAtTo : instant }
}

/** What `askedPage` gives. */
const PAGE_PARAMS = new Set(['page', 'limit', 'sort', 'cursor'])

/** Whether rows answer the filters of a query, whichever page they are. */
export function answersFilters(
  asked: Readonly<Record<string, string>>,
  query: ListQuery,
  rules: ListRules
): boolean {
  const wanted = askedFilters(query, rules)
  const names = new Set([...Object.keys(asked), ...Object.keys(wanted)])
  return [...names].every(
    name => PAGE_PARAMS.has(name) || asked[name] === wanted[name]
  )
}
