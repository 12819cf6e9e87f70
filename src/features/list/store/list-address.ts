import { $zone } from '../../../stores/preferences/zone.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import {
  type ListQuery,
  type ListRules,
  readListQuery,
  writeListQuery
} from './list-parameters.ts'

export interface ListAddress {
  query(route: Pick<CurrentRoute, 'search'> | undefined): ListQuery
  /** All changes but `page` lead to page 1; all but `open` close the drawer. */
  href(route: CurrentRoute | undefined, change: Partial<ListQuery>): string
  /** What the rows depend on. */
  rowsKey(route: CurrentRoute): string
  /** What totals depend on: the filters, not page or sort. */
  filtersKey(route: CurrentRoute): string
  /** Query string of a saved view: no page, no drawer. */
  viewQuery(route: CurrentRoute | undefined): string
}

export function listAddress(rules: ListRules): ListAddress {
  const query: ListAddress['query'] = route =>
    readListQuery(route?.search ?? '', rules)

  /** Whether the rows depend on the days of a zone. */
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
        ...(change.filters ? { snapshot: undefined } : {}),
        ...change
      }
      if (change.filters && change.zone === undefined && !next.snapshot) {
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

/** Only a zone makes days into instants. */
function isOfDays(period: string): boolean {
  return period.split('..').some(end => end !== '' && !end.includes('T'))
}
