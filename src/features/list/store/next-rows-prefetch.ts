import type { Cache } from '../../../stores/cache.ts'
import { onChange } from '../../../stores/changes.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import { $session } from '../../../stores/session.ts'
import {
  createPrefetch,
  type Prefetch
} from '../../../stores/single-prefetch.ts'
import type { FetchedPage } from './fetched-page.ts'
import type { ListReader } from './list-reader.ts'

/** Prefetched rows expire after this, in ms. */
export const FRESH_MS = 5_000

export interface NextRowsPrefetch<Row> extends Pick<
  Prefetch<FetchedPage<Row>>,
  'take' | 'drop'
> {
  ask(key: string, target: CurrentRoute): Promise<void>
}

export function createNextRowsPrefetch<Row>(
  reader: ListReader<Row>,
  cache: Cache<FetchedPage<Row>>
): NextRowsPrefetch<Row> {
  // The move itself fetches again and reports the failure.
  const prefetch = createPrefetch<FetchedPage<Row>>('dropped')
  return {
    async ask(key, target) {
      if ($session.get().kind !== 'admin' || prefetch.isFor(key)) return
      const fresh = await prefetch.start(
        key,
        signal => reader.rows(target, signal),
        drop => {
          const timer = setTimeout(drop, FRESH_MS)
          return [
            onChange(drop),
            $session.listen(drop),
            () => clearTimeout(timer)
          ]
        }
      )
      // An empty page may not exist, so it must not be shown first.
      if (fresh && fresh.page.data.length > 0 && prefetch.isFor(key)) {
        cache.set(key, fresh)
      }
    },
    take: prefetch.take,
    drop: prefetch.drop
  }
}
