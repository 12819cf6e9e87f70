import { atom, type ReadableAtom } from 'nanostores'

import type {
  Holding,
  ListMeta,
  Totals
} from '../../../contract/list-answer.ts'
import { latestRequest } from '../../../stores/latest-request.ts'
import type { ListQuery } from './list-parameters.ts'

/** About all matching rows, beyond the shown page. */
export type ListSummary =
  | { kind: 'loading' }
  | {
      kind: 'known'
      /** `undefined` if the server does not count. */
      total: number | undefined
      /** `undefined` if the server does not sum up. */
      totals: Totals[] | undefined
      holdings: Holding[] | undefined
    }
  | { kind: 'failed' }

export function summaryOf(meta: ListMeta): ListSummary {
  return {
    kind: 'known',
    total: meta.total ?? undefined,
    totals: meta.totals,
    holdings: meta.holdings
  }
}

/** At least 1; `undefined` if unknown. */
export function pagesOf(
  total: number | null | undefined,
  limit: number
): number | undefined {
  return total === null || total === undefined
    ? undefined
    : Math.max(1, Math.ceil(total / limit))
}

/** The last page; without a count the page before, then page 1 (`stepped`). */
export function lastPageBefore(
  { page, limit, cursor }: ListQuery,
  summary: ListSummary,
  stepped: boolean
): number | undefined {
  const last =
    summary.kind === 'known' ? pagesOf(summary.total, limit) : undefined
  const target = last ?? (stepped ? 1 : page - 1)
  // Without a cursor, the same page would be fetched again.
  return target < page || cursor !== '' ? target : undefined
}

/** Fetched once for each choice of filters. */
export interface SummaryStore {
  $summary: ReadableAtom<ListSummary>
  /** Uses what came with rows; fetches it if nothing did. */
  load(
    key: string,
    meta: ListMeta,
    ask: (signal: AbortSignal) => Promise<ListSummary>
  ): Promise<void>
  /** No rows came, so no summary will. */
  fail(): void
  /** Rows are requested again after a failure. */
  resetAfterFailure(): void
  /** The next rows may fetch again; the known summary stays until then. */
  renew(): void
  forget(): void
}

export function createSummary(): SummaryStore {
  const $summary = atom<ListSummary>({ kind: 'loading' })
  const request = latestRequest()
  /** Key of the requested filters, until the next rows may fetch again. */
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
    load(key, meta, ask) {
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
    resetAfterFailure() {
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
