import { atom, type ReadableAtom } from 'nanostores'

import type {
  Holding,
  ListMeta,
  Totals
} from '../../../contract/list-answer.ts'
import { latestRequest } from '../../../stores/latest-request.ts'
import type { ListQuery } from './list-parameters.ts'

/** What is known of all rows that match, beyond the page that is shown. */
export type ListSummary =
  | { kind: 'loading' }
  | {
      kind: 'known'
      /** `undefined` where the server does not count. */
      total: number | undefined
      /** `undefined` where the server does not sum up. */
      totals: Totals[] | undefined
      holdings: Holding[] | undefined
    }
  | { kind: 'failed' }

/** The summary that an answer carries. */
export function summaryOf(meta: ListMeta): ListSummary {
  return {
    kind: 'known',
    total: meta.total ?? undefined,
    totals: meta.totals,
    holdings: meta.holdings
  }
}

/** The pages of so many rows, at least one; `undefined` where unknown. */
export function pagesOf(
  total: number | null | undefined,
  limit: number
): number | undefined {
  return total === null || total === undefined
    ? undefined
    : Math.max(1, Math.ceil(total / limit))
}

/**
 * Where to go from a page that turned out empty: the last page that exists.
 * Where nobody counts it is the page before, and the first one if that was
 * empty too (`stepped`). `undefined` for nowhere.
 */
export function lastPageBefore(
  { page, limit, cursor }: ListQuery,
  summary: ListSummary,
  stepped: boolean
): number | undefined {
  const last =
    summary.kind === 'known' ? pagesOf(summary.total, limit) : undefined
  const target = last ?? (stepped ? 1 : page - 1)
  // A page that its number reaches too is not asked for once more.
  return target < page || cursor !== '' ? target : undefined
}

/** The summary of a list, asked for once for each choice of filters. */
export interface SummaryStore {
  $summary: ReadableAtom<ListSummary>
  /** Takes what came with rows; asks for it where it did not. */
  follow(
    key: string,
    meta: ListMeta,
    ask: (signal: AbortSignal) => Promise<ListSummary>
  ): Promise<void>
  /** There are no rows to follow: what was waited for does not come. */
  fail(): void
  /** Rows are asked for again, after there were none. */
  hope(): void
  /** Lets the next rows ask again; what is known stays until then. */
  renew(): void
  forget(): void
}

/** Makes the summary store of one list. */
export function createSummary(): SummaryStore {
  const $summary = atom<ListSummary>({ kind: 'loading' })
  const request = latestRequest()
  /** Of the filters that were asked for, until the next rows may ask again. */
  let requestedKey: string | undefined
  let done = Promise.resolve()
  let shownKey = ''

  async function load(
    key: string,
    ask: (signal: AbortSignal) => Promise<ListSummary>
  ): Promise<void> {
    const signal = request.start()
    requestedKey = key
    if (shownKey !== key && $summary.get().kind !== 'loading') {
      $summary.set({ kind: 'loading' })
    }
    shownKey = key
    let summary: ListSummary
    try {
      summary = await ask(signal)
    } catch {
      summary = { kind: 'failed' }
    }
    if (!signal.aborted) $summary.set(summary)
  }

  function renew(): void {
    request.cancel()
    requestedKey = undefined
  }

  return {
    $summary,
    follow(key, meta, ask) {
      if (meta.total !== null && meta.total !== undefined) {
        renew()
        shownKey = key
        $summary.set(summaryOf(meta))
        return Promise.resolve()
      }
      if (requestedKey !== key) done = load(key, ask)
      return done
    },
    fail() {
      if (requestedKey !== undefined) return
      if ($summary.get().kind !== 'loading') return
      $summary.set({ kind: 'failed' })
    },
    hope() {
      if ($summary.get().kind === 'failed') $summary.set({ kind: 'loading' })
    },
    renew,
    forget() {
      renew()
      shownKey = ''
      $summary.set({ kind: 'loading' })
    }
  }
}
