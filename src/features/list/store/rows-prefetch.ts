import { createPrefetchedAnswer } from '../../../fast-start/prefetched-answer.ts'
import type { RouteName } from '../../../routes/table.ts'
import type { Cache } from '../../../stores/cache.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import type { FetchedPage } from './fetched-page.ts'
import type { ListAddress } from './list-address.ts'
import { type ListRules, readListAddress } from './list-parameters.ts'
import type { ListReader } from './list-reader.ts'
import type { List } from './list-state.ts'
import { createNextRowsPrefetch } from './next-rows-prefetch.ts'
import { ownRoute } from './own-route.ts'

interface Parts<Row> {
  reader: ListReader<Row>
  address: ListAddress
  rules: ListRules
  cache: Cache<FetchedPage<Row>>
  /** Whether the list has requested nothing itself. */
  isUnrequested: () => boolean
}

interface RowsPrefetch<Row> {
  ask: List<Row>['prefetch']
  prefetchNext: List<Row>['prefetchNext']
  /** Not a promise where the prefetched rows have arrived. */
  rows(
    route: CurrentRoute,
    signal: AbortSignal
  ): FetchedPage<Row> | Promise<FetchedPage<Row>>
  /** Forgets the rows of the next move. */
  drop(): void
}

export function createRowsPrefetch<Row>(
  name: RouteName,
  { reader, address, rules, cache, isUnrequested }: Parts<Row>
): RowsPrefetch<Row> {
  const prefetched = createPrefetchedAnswer<FetchedPage<Row>>()
  const next = createNextRowsPrefetch<Row>(reader, cache)
  // A corrected URL requests other rows than it says.
  const isExact = ({ search }: CurrentRoute): boolean =>
    readListAddress(search, rules).corrections.length === 0
  const keyNow = (): string | undefined => {
    const route = ownRoute(name)
    return route && address.rowsKey(route)
  }
  return {
    async ask() {
      const route = ownRoute(name)
      if (!route || !isExact(route)) return undefined
      return prefetched.ask(
        keyNow,
        signal => reader.rows(route, signal),
        isUnrequested
      )
    },
    prefetchNext(target) {
      const key = address.rowsKey(target)
      if (keyNow() === key) return
      if (isExact(target)) void next.ask(key, target)
    },
    rows(route, signal) {
      const key = address.rowsKey(route)
      const requested =
        prefetched.take(key, signal) ??
        next.take(key, signal) ??
        reader.rows(route, signal)
      const isShown =
        requested instanceof Promise || requested.page.data.length > 0
      // An empty page may not exist, so it must not be shown first.
      return isShown ? requested : Promise.resolve(requested)
    },
    drop: () => next.drop()
  }
}
