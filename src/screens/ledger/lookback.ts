import { atom, onMount, type ReadableAtom } from 'nanostores'

import type { FetchedPage } from '../../features/list/store/fetched-page.ts'
import {
  type List,
  type ListState,
  pageOf
} from '../../features/list/store/list-state.ts'
import { ownRoute } from '../../features/list/store/own-route.ts'
import { latestRequest } from '../../stores/latest-request.ts'
import { $route } from '../../stores/route.ts'
import {
  isJustBefore,
  type GaplessQuery,
  gaplessQuery,
  olderPage
} from './gapless-query.ts'

/** What is known of the entries before the shown page. */
export type Lookback<Row> =
  | { kind: 'nothing-shown' }
  /** The shown rows are no gapless ledger. */
  | { kind: 'hidden-rows' }
  | (Of<Row> &
      (
        | { kind: 'looking' }
        | { kind: 'failed' }
        /** `complete`: no entries precede these. */
        | { kind: 'found'; older: readonly Row[]; complete: boolean }
      ))

interface Of<Row> {
  shown: FetchedPage<Row>
  query: GaplessQuery
}

/** Waits for the shown page to load. Cancelled on navigation. */
export function createLookback<Row extends { createdAt: string }>(
  list: List<Row>
): ReadableAtom<Lookback<Row>> {
  const $state = atom<Lookback<Row>>({ kind: 'nothing-shown' })
  const request = latestRequest()

  function onListState(state: ListState<Row>): void {
    const shown = pageOf(state)
    const query = shown && gaplessQuery(shown.requested)
    const atRest = state.kind === 'shown' && state.activity === 'idle'
    if (!atRest) request.cancel()
    if (!shown || shown.page.data.length === 0) {
      request.cancel()
      $state.set({ kind: 'nothing-shown' })
    } else if (!query || shown.page.unreadable) {
      request.cancel()
      $state.set({ kind: 'hidden-rows' })
    } else if (atRest) {
      if (request.isActive() ? !isOf(shown) : !isKnown(shown))
        void look({ shown, query: query })
    } else if (!isKnown(shown)) {
      const kind = state.kind === 'failed' ? 'failed' : 'looking'
      $state.set({ kind, shown, query: query })
    }
  }

  function isOf({ page }: FetchedPage<Row>): boolean {
    const state = $state.get()
    return 'shown' in state && state.shown.page.data === page.data
  }

  function isKnown(shown: FetchedPage<Row>): boolean {
    return isOf(shown) && $state.get().kind !== 'looking'
  }

  async function look(of: Of<Row>): Promise<void> {
    request.cancel()
    const { requested, page } = of.shown
    const { order } = of.query
    const to = olderPage(requested, order, page.meta)
    if (to.kind === 'unknown') return $state.set({ kind: 'failed', ...of })
    if (to.kind === 'none') {
      return $state.set({ kind: 'found', ...of, older: [], complete: true })
    }
    const signal = request.start()
    $state.set({ kind: 'looking', ...of })
    const read = await list
      .readPage(requested, to, signal)
      .catch(() => undefined)
    if (signal.aborted) return
    if (
      !read ||
      read.page.unreadable ||
      !isJustBefore(read.page.meta, requested, order)
    ) {
      $state.set({ kind: 'failed', ...of })
      return
    }
    const { data, meta } = read.page
    $state.set({
      kind: 'found',
      ...of,
      older: notNewer(data, page.data),
      complete: order === 'newest-first' ? !meta.hasMore : to.page === 1
    })
  }

  onMount($state, () => {
    const ends = [
      list.$state.subscribe(onListState),
      $route.listen(() => {
        if (!ownRoute(list.route)) request.cancel()
      })
    ]
    return () => {
      for (const end of ends) end()
      request.cancel()
    }
  })

  return $state
}

/** New entries shift numbered pages: drops the newer rows shifted in. */
function notNewer<Row extends { createdAt: string }>(
  older: readonly Row[],
  rows: readonly Row[]
): Row[] {
  const time = (row: Row): number => Date.parse(row.createdAt)
  const oldest = Math.min(...rows.map(time))
  return older.filter(row => time(row) <= oldest)
}
