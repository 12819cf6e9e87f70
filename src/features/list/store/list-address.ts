import { $zone } from '../../../stores/preferences/zone.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import {
  type ListQuery,
  type ListRules,
  readListQuery,
  writeListQuery
} from './list-parameters.ts'

/** The addresses of one list. */
export interface ListAddress {
  /** What an address asks the list for. */
  query(route: Pick<CurrentRoute, 'search'> | undefined): ListQuery
  /**
   * The address of the list with another query. A change of anything but the
   * page leads to the first page; a change of anything but `open` closes it.
   */
  href(route: CurrentRoute | undefined, change: Partial<ListQuery>): string
  /** What the rows of an address depend on, as one text. */
  rowsKey(route: CurrentRoute): string
  /** What totals depend on: the filters, not the page and its order. */
  filtersKey(route: CurrentRoute): string
  /** The query string that names a saved view: no page, no drawer. */
  viewQuery(route: CurrentRoute | undefined): string
}

/** Makes the addresses of a list by its rules. */
export function listAddress(rules: ListRules): ListAddress {
  const query: ListAddress['query'] = route =>
    readListQuery(route?.search ?? '', rules)

  /** Whether the days of a zone decide which rows are meant. */
  const needsZone = (filters: ListQuery['filters']): boolean =>
    rules.filters.some(
      ({ kind, name }) =>
        kind === 'period' && isOfDays(filters[name]?.[0] ?? '')
    )

  const write = (
    route: CurrentRoute | undefined,
    change: Partial<ListQuery>
  ): string => writeListQuery({ ...query(route), ...change }, rules)

  const key = (route: CurrentRoute, change: Partial<ListQuery>): string => {
    const { filters, zone } = query(route)
    const days = needsZone(filters) ? ` ${zone || $zone.get()}` : ''
    const rows = write(route, { open: '', zone: '', ...change })
    return route.pathname + rows + days
  }

  return {
    query,
    href(route, change) {
      const from = query(route)
      const next: ListQuery = {
        ...from,
        ...('open' in change ? {} : { open: '', page: 1, cursor: '' }),
        ...(change.filters ? { frozen: undefined } : {}),
        ...change
      }
      if (change.filters && change.zone === undefined && !next.frozen) {
        next.zone = needsZone(next.filters) ? from.zone || $zone.get() : ''
      }
      return (route?.pathname ?? '') + writeListQuery(next, rules)
    },
    rowsKey: route => key(route, {}),
    filtersKey: route =>
      key(route, {
        page: 1,
        cursor: '',
        limit: rules.defaultLimit,
        sort: rules.defaultSort
      }),
    viewQuery: route => write(route, { open: '', page: 1, cursor: '' })
  }
}

/** Whether a period names days, which only a zone makes into instants. */
function isOfDays(period: string): boolean {
  return period.split('..').some(end => end !== '' && !end.includes('T'))
}
