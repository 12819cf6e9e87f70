import type { AnswerOf, CallName } from '../api/contract/calls.ts'
import type { Page, ValueCount } from '../api/contract/list.ts'
import type { ListRules } from '../domain/list-query.ts'
import { client } from './api.ts'
import type { ListAddress } from './list-address.ts'
import type { ListDefinition } from './list-definition.ts'
import { askedFilters, askedPage, before } from './list-request.ts'
import type { PagePlace } from './list-state.ts'
import { type ListSummary, summaryOf } from './list-summary.ts'
import type { Shown } from './page-cache.ts'
import type { CurrentRoute } from './route.ts'

/** Rows of a walk over all that matches: the most that a call gives. */
const WALK_LIMIT = 100

/** The questions that a list asks the API, each for one address. */
export interface ListReader<Row> {
  rows(route: CurrentRoute, signal: AbortSignal): Promise<Shown<Row>>
  summary(route: CurrentRoute, signal: AbortSignal): Promise<ListSummary>
  counts(
    route: CurrentRoute,
    filter: string,
    signal: AbortSignal
  ): Promise<readonly ValueCount[]>
  matching(
    route: CurrentRoute,
    at: PagePlace,
    asOf: string,
    signal: AbortSignal
  ): Promise<Page<Row>>
}

/** Makes the questions of a list. */
export function listReader<Name extends CallName>(
  { call, total }: ListDefinition<Name>,
  rules: ListRules,
  address: ListAddress
): ListReader<AnswerOf<Name>> {
  const ask = (
    route: CurrentRoute,
    query: Record<string, string>,
    signal: AbortSignal
  ): Promise<Page<AnswerOf<Name>>> =>
    client.page(call, { path: route.match?.params ?? {}, query, signal })

  const filters = (route: CurrentRoute): Record<string, string> =>
    askedFilters(address.query(route), rules)

  return {
    async rows(route, signal) {
      const asked = { ...filters(route), ...askedPage(address.query(route)) }
      const params =
        total === 'apart' ? { ...asked, withTotal: 'false' } : asked
      const page = await ask(route, params, signal)
      return { page, readAt: Date.now(), asked }
    },
    async summary(route, signal) {
      const { meta } = await ask(
        route,
        { ...filters(route), limit: '1' },
        signal
      )
      return summaryOf(meta)
    },
    async counts(route, filter, signal) {
      const { meta } = await ask(
        route,
        {
          ...filters(route),
          limit: '1',
          withTotal: 'false',
          withCounts: filter
        },
        signal
      )
      return meta.counts?.[filter] ?? []
    },
    matching(route, { page, cursor }, asOf, signal) {
      const { sort = '' } = askedPage(address.query(route))
      return ask(
        route,
        {
          ...before(filters(route), asOf),
          sort,
          limit: String(WALK_LIMIT),
          page: String(page),
          // How many there are is counted once, at the beginning.
          withTotal: String(page === 1),
          ...(cursor === undefined ? {} : { cursor })
        },
        signal
      )
    }
  }
}
