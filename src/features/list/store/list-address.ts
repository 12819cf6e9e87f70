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
  /**
   * All changes but `page` lead to page 1; all but `open` and `tab` close the
   * drawer.
   */
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
  const needsZone = (
    filters: ListQuery['filters'],
    known = rules.filters
  ): boolean =>
    known.some(
      ({ kind, name }) =>
        kind === 'period' && isOfDays(filters[name]?.[0] ?? '')
    )
  const tabNeedsZone = ({ tab }: ListQuery): boolean =>
    tab !== undefined && needsZone(tab.filters, rules.tabs?.[tab.name])

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

  function changed(
    route: CurrentRoute | undefined,
    change: Partial<ListQuery>
  ): ListQuery {
    const from = query(route)
    const next: ListQuery = {
      ...from,
      ...('open' in change || 'tab' in change
        ? {}
        : { open: '', page: 1, cursor: '' }),
      ...(change.filters ? { snapshot: undefined } : {}),
      ...change
    }
    if (next.open === '') next.tab = undefined
    const isChanged = change.filters ?? next.tab !== from.tab
    if (isChanged && change.zone === undefined && !next.snapshot) {
      const needs = needsZone(next.filters) || tabNeedsZone(next)
      next.zone = needs ? from.zone || $zone.get() : ''
    }
    return next
  }

  return {
    query,
    href: (route, change) =>
      (route?.pathname ?? '') + writeListQuery(changed(route, change), rules),
    rowsKey: route => key(route, {}),
    filtersKey: route =>
      key(route, {
        page: 1,
        cursor: '',
        limit: rules.defaultLimit,
        sort: rules.defaultSort
      }),
    viewQuery: route =>
      writeListQuery(changed(route, { open: '', page: 1, cursor: '' }), rules)
  }
}

/** Only a zone makes days into instants. */
function isOfDays(period: string): boolean {
  return period.split('..').some(end => end !== '' && !end.includes('T'))
}
