import { type ListRules, readListAddress } from '../../domain/list-query.ts'
import type { RouteName } from '../../domain/routes.ts'
import { createEarlyAnswer } from '../early-answer.ts'
import type { ListAddress } from './list-address.ts'
import type { ListReader } from './list-reader.ts'
import type { List } from './list-state.ts'
import { ownRoute } from './own-route.ts'
import type { Shown } from './page-cache.ts'

interface Parts<Row> {
  reader: ListReader<Row>
  address: ListAddress
  rules: ListRules
}

/** Makes what asks for the first rows of a list, and what then gives them. */
export function rowsAhead<Row>(
  name: RouteName,
  { reader, address, rules }: Parts<Row>
): { ask: List<Row>['askAhead']; rows: ListReader<Row>['rows'] } {
  const early = createEarlyAnswer<Shown<Row>>()
  return {
    async ask() {
      const route = ownRoute(name)
      if (!route) return undefined
      // An address that is corrected first asks for other rows than it says.
      if (readListAddress(route.search, rules).corrections.length > 0) {
        return undefined
      }
      return early.ask(address.rowsKey(route), signal =>
        reader.rows(route, signal)
      )
    },
    rows: (route, signal) =>
      early.take(address.rowsKey(route), signal) ?? reader.rows(route, signal)
  }
}
