import { backend } from '../../../backend/backend.ts'
import { statusesThatAre } from '../../../contract/ledger/money-status.ts'
import type { Transaction } from '../../../contract/ledger/transaction.ts'
import { client } from '../../../stores/api.ts'
import {
  placeParams,
  type ReadPage,
  walkPages
} from '../../../stores/walk-pages.ts'
import type { Earlier } from './statement-sums.ts'

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

/** Reads a user's entries of a period, settled, held and open, page by page. */
export async function readEntries(
  userId: string,
  period: StatementPeriod,
  signal: AbortSignal,
  onProgress: (read: number, expected: number | undefined) => void
): Promise<ReadEntries> {
  const entries = new Map<string, Transaction>()
  const readPage: ReadPage<Transaction> = (at, pageSignal) =>
    client.page('userTransactions', {
      path: { id: userId },
      query: {
        status: statusesThatAre('settled', 'held', 'open').join(','),
        createdAtFrom: period.from,
        createdAtTo: period.to,
        sort: 'createdAt',
        limit: PAGE_ROWS,
        // Only once: a total costs the server more than the rows.
        withTotal: at.page === 1,
        ...placeParams(at)
      },
      signal: pageSignal
    })
  let expected: number | undefined
  let hasMore = false
  let asOf = ''
  for await (const page of walkPages(readPage, ({ id }) => id, signal)) {
    const before = entries.size
    for (const entry of page.rows) entries.set(entry.id, entry)
    expected ??= page.total
    hasMore = page.hasMore
    asOf = page.asOf
    onProgress(entries.size, expected)
    const isStale = entries.size === before
    if (isStale || entries.size >= MAX_STATEMENT_ENTRIES) break
  }
  const read = [...entries.values()]
  return {
    entries: read.slice(0, MAX_STATEMENT_ENTRIES),
    asOf,
    end: endOf(read.length, expected, hasMore)
  }
}

function endOf(
  read: number,
  expected: number | undefined,
  hasMore: boolean
): StatementEnd {
  const isFull = read === MAX_STATEMENT_ENTRIES
  if (read > MAX_STATEMENT_ENTRIES || (isFull && hasMore)) {
    return { kind: 'cut', expected }
  }
  return { kind: hasMore || read < (expected ?? 0) ? 'moved' : 'whole' }
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
            status: statusesThatAre('settled').join(','),
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
