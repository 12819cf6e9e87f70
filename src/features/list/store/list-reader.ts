import type { UnreadableRows } from '../../../api/read-page.ts'
import type { AnswerOf, CallName } from '../../../contract/calls.ts'
import type { Page, ValueCount } from '../../../contract/list-answer.ts'
import { client } from '../../../stores/api.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import type { ReadPage } from '../../export/export-pages.ts'
import type { ListAddress } from './list-address.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRules } from './list-parameters.ts'
import { askedFilters, askedPage, before, rowsParams } from './list-request.ts'
import { type ListSummary, summaryOf } from './list-summary.ts'
import type { Shown } from './page-cache.ts'

/** Rows of a walk over all that matches: the most that a call gives. */
const WALK_LIMIT = 100

/** The questions that a list asks the API, each for one address. */
export interface ListReader<Row> {
  rows(route: CurrentRoute, signal: AbortSignal): Promise<Shown<Row>>
  /** The rows that answer these parameters, wherever the address is. */
  page(
    route: CurrentRoute,
    asked: Record<string, string>,
    signal: AbortSignal
  ): Promise<Shown<Row>>
  summary(route: CurrentRoute, signal: AbortSignal): Promise<ListSummary>
  counts(
    route: CurrentRoute,
    filter: string,
    signal: AbortSignal
  ): Promise<readonly ValueCount[]>
  walk(route: CurrentRoute, asOf: string): ReadPage<Row>
}

/** Makes the questions of a list. */
export function listReader<Name extends CallName>(
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
    askedFilters(address.query(route), rules)

  async function readPage(
    route: CurrentRoute,
    asked: Record<string, string>,
    signal: AbortSignal
  ): Promise<Shown<AnswerOf<Name>>> {
    const page = await ask(route, rowsParams(definition, asked), signal, 'tell')
    return { page, readAt: Date.now(), asked }
  }

  return {
    rows: (route, signal) =>
      readPage(
        route,
        { ...filters(route), ...askedPage(address.query(route)) },
        signal
      ),
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
      // Read once: pages of one walk answer one question, whatever is shown,
      // and "today" in it is the day of its moment, also after midnight.
      const query = address.query(route)
      const { sort = '' } = askedPage(query)
      const then = askedFilters(query, rules, Date.parse(asOf))
      const asked = { ...before(then, asOf), sort }
      return ({ page, cursor }, signal) =>
        ask(
          route,
          {
            ...asked,
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
