import { onChange } from '../../../stores/changes.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import { $session } from '../../../stores/session.ts'
import type { ListReader } from './list-reader.ts'
import type { PageCache, FetchedPage } from './page-cache.ts'

/** Prefetched rows expire after this, in ms. */
export const FRESH_MS = 5_000

export interface RowsNext<Row> {
  ask(key: string, target: CurrentRoute): void
  /** Consumes the rows, without a wait if they have arrived. */
  take(
    key: string,
    signal: AbortSignal
  ): FetchedPage<Row> | Promise<FetchedPage<Row>> | undefined
  drop(): void
}

interface Requested<Row> {
  key: string
  answer: Promise<FetchedPage<Row>>
  shown?: FetchedPage<Row>
  abort: AbortController
  /** Cancels the timer and the subscriptions. */
  stop: () => void
}

/** One request at a time. */
export function createNextRowsPrefetch<Row>(
  reader: ListReader<Row>,
  cache: PageCache<Row>
): RowsNext<Row> {
  let requested: Requested<Row> | undefined

  function takeOut(): Requested<Row> | undefined {
    const taken = requested
    requested = undefined
    taken?.stop()
    return taken
  }

  const drop = (): void => takeOut()?.abort.abort()

  async function keep(mine: Requested<Row>): Promise<void> {
    try {
      const shown = await mine.answer
      // An empty page may not exist, so it must not be shown first.
      if (requested !== mine || shown.page.data.length === 0) return
      mine.shown = shown
      cache.set(mine.key, shown)
    } catch {
      // The move itself fetches again and reports the failure.
      if (requested === mine) drop()
    }
  }

  return {
    ask(key, target) {
      if ($session.get().kind !== 'admin' || requested?.key === key) return
      drop()
      const abort = new AbortController()
      const timer = setTimeout(drop, FRESH_MS)
      const ends = [onChange(drop), $session.listen(drop)]
      requested = {
        key,
        answer: reader.rows(target, abort.signal),
        abort,
        stop() {
          clearTimeout(timer)
          for (const end of ends) end()
        }
      }
      void keep(requested)
    },
    take(key, signal) {
      if (requested?.key !== key) {
        drop()
        return undefined
      }
      const { answer, shown, abort } = takeOut() ?? {}
      signal.addEventListener('abort', () => abort?.abort(), { once: true })
      return shown ?? answer
    },
    drop
  }
}
