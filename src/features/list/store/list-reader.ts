import type { UnreadableRows } from '../../../api/read-page.ts'
import { backend } from '../../../backend/backend.ts'
import type { AnswerOf } from '../../../contract/calls.ts'
import type { Page, ValueCount } from '../../../contract/list-answer.ts'
import type { ListName } from '../../../contract/lists.ts'
import { client } from '../../../stores/api.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import { serverNow } from '../../../stores/server-time.ts'
import type { ReadPage } from '../../../stores/walk-pages.ts'
import type { FetchedPage } from './fetched-page.ts'
import type { ListAddress } from './list-address.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRules } from './list-parameters.ts'
import {
  answersFilters,
  requestedFilters,
  requestedPage,
  before,
  rowsParams
} from './list-request.ts'
import { type ListSummary, summaryOf } from './list-summary.ts'

/** Rows per page of a walk: the maximum of a call. */
const WALK_LIMIT = 100

export interface ListReader<Row> {
  rows(route: CurrentRoute, signal: AbortSignal): Promise<FetchedPage<Row>>
  /** For these parameters, whatever the URL is. */
  page(
    route: CurrentRoute,
    requested: Record<string, string>,
    signal: AbortSignal
  ): Promise<FetchedPage<Row>>
  summary(route: CurrentRoute, signal: AbortSignal): Promise<ListSummary>
  counts(
    route: CurrentRoute,
    filter: string,
    signal: AbortSignal
  ): Promise<readonly ValueCount[]>
  walk(route: CurrentRoute, asOf: string): ReadPage<Row>
}

export function listReader<Name extends ListName>(
  definition: ListDefinition<Name>,
  rules: ListRules,
  address: ListAddress
): ListReader<AnswerOf<Name>> {
  const { call } = definition
  const ask = (
    route: CurrentRoute,
    query: Record<string, string>,
    signal: AbortSignal,
    unreadableRows: UnreadableRows = 'refuse'
  ): Promise<Page<AnswerOf<Name>>> =>
    client.page(call, {
      path: route.match?.params ?? {},
      query,
      signal,
      unreadableRows
    })

  const filters = (route: CurrentRoute): Record<string, string> =>
    requestedFilters(address.query(route), rules)

  async function readPage(
    route: CurrentRoute,
    requested: Record<string, string>,
    signal: AbortSignal
  ): Promise<FetchedPage<AnswerOf<Name>>> {
    const page = await ask(
      route,
      rowsParams(definition, requested),
      signal,
      'report'
    )
    return { page, readAt: serverNow(), requested }
  }

  return {
    async rows(route, signal) {
      const query = address.query(route)
      const read = (): Promise<FetchedPage<AnswerOf<Name>>> =>
        readPage(route, { ...filters(route), ...requestedPage(query) }, signal)
      const shown = await read()
      // The first answer may say that "today" is another day than thought.
      return answersFilters(shown.requested, query, rules) ? shown : read()
    },
    page: readPage,
    async summary(route, signal) {
      const { meta } = await ask(
        route,
        { ...filters(route), limit: '1' },
        signal
      )
      return summaryOf(meta)
    },
    async counts(route, filter, signal) {
      if (!backend.counts) return []
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
    walk(route, asOf) {
      // Read once: one query for all pages, and "today" is the day of `asOf`.
      const query = address.query(route)
      const { sort = '' } = requestedPage(query)
      const then = requestedFilters(query, rules, Date.parse(asOf))
      // Rows that come meanwhile are left out, if the server can do that.
      const isBounded = rules.filters.some(({ name }) => name === 'createdAt')
      const requested = { ...(isBounded ? before(then, asOf) : then), sort }
      return ({ page, cursor }, signal) =>
        ask(
          route,
          {
            ...requested,
            limit: String(WALK_LIMIT),
            page: String(page),
            // Counted once, with the first page.
            withTotal: String(page === 1),
            ...(cursor === undefined ? {} : { cursor })
          },
          signal
        )
    }
  }
}
