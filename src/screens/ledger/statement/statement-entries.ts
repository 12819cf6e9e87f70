import { backend } from '../../../backend/backend.ts'
import type { Transaction } from '../../../contract/ledger/transaction.ts'
import { client } from '../../../stores/api.ts'
import {
  type Earlier,
  OPEN_STATUSES,
  SETTLED_STATUSES
} from './statement-sums.ts'

/** ISO 8601 instants: from inclusive, to exclusive. */
export interface StatementPeriod {
  from?: string | undefined
  to?: string | undefined
}

/** `cut`: too many entries; `moved`: entries left the list while read. */
export type StatementEnd =
  | { kind: 'whole' }
  | { kind: 'cut'; expected: number | undefined }
  | { kind: 'moved' }

const isByCurrency = backend.filters('userTransactions', 'currency')

/** What was there before the first entry that is listed. */
const NONE = backend.statesBalances ? undefined : 'unknown'

/** Nobody reads more entries on paper. */
export const MAX_STATEMENT_ENTRIES = 5000
/** The most rows that a list returns per page. */
const PAGE_ROWS = 100

export interface ReadEntries {
  /** Oldest first. */
  entries: Transaction[]
  asOf: string
  end: StatementEnd
}

/** Reads a user's entries of a period, settled and open, page by page. */
export async function readEntries(
  userId: string,
  period: StatementPeriod,
  signal: AbortSignal,
  onProgress: (read: number, expected: number | undefined) => void
): Promise<ReadEntries> {
  const entries = new Map<string, Transaction>()
  let total: number | undefined
  let cursor: string | undefined
  for (let page = 1; ; page += 1) {
    const { data, meta } = await client.page('userTransactions', {
      path: { id: userId },
      query: {
        status: [...SETTLED_STATUSES, ...OPEN_STATUSES].join(','),
        createdAtFrom: period.from,
        createdAtTo: period.to,
        sort: 'createdAt',
        limit: PAGE_ROWS,
        // Only once: a total costs the server more than the rows.
        withTotal: page === 1,
        ...(cursor === undefined ? { page } : { cursor })
      },
      signal
    })
    const before = entries.size
    for (const entry of data) entries.set(entry.id, entry)
    total ??= meta.total ?? undefined
    cursor = meta.nextCursor
    onProgress(entries.size, total)
    const read = [...entries.values()].slice(0, MAX_STATEMENT_ENTRIES)
    const result = { entries: read, asOf: meta.asOf }
    const more = meta.hasMore || entries.size > MAX_STATEMENT_ENTRIES
    if (more && entries.size >= MAX_STATEMENT_ENTRIES) {
      return { ...result, end: { kind: 'cut', expected: total } }
    }
    if (!meta.hasMore || entries.size === before) {
      const missing = meta.hasMore || entries.size < (total ?? 0)
      return { ...result, end: { kind: missing ? 'moved' : 'whole' } }
    }
  }
}

/** The newest settled entry before the period, by currency. */
export async function readEarlier(
  userId: string,
  { from }: StatementPeriod,
  currencies: readonly string[],
  signal: AbortSignal
): Promise<Earlier> {
  if (from === undefined) return new Map(currencies.map(one => [one, NONE]))
  return new Map(
    await Promise.all(
      currencies.map(async currency => {
        const { data } = await client.page('userTransactions', {
          path: { id: userId },
          query: {
            status: SETTLED_STATUSES.join(','),
            ...(isByCurrency ? { currency } : {}),
            createdAtTo: from,
            sort: '-createdAt',
            limit: isByCurrency ? 1 : PAGE_ROWS,
            withTotal: false
          },
          signal
        })
        const found = data.find(entry => entry.currency === currency)
        return [currency, found ?? NONE] as const
      })
    )
  )
}
