import type { LedgerOrder } from './running-balance.ts'

type Requested = Readonly<Record<string, string>>

/** A query whose result has no gaps between entries. */
export interface GaplessQuery {
  order: LedgerOrder
  /** Whether it goes back to the first entry ever. */
  fromFirst: boolean
}

export type OlderPage =
  | { kind: 'page'; page: number; cursor: string }
  | { kind: 'none' }
  /** The older page cannot be determined. */
  | { kind: 'unknown' }

interface Stand {
  hasMore: boolean
  nextCursor?: string | undefined
}

/** With only these parameters, all entries of a wallet and period come. */
const WHOLE = new Set([
  'createdAtFrom',
  'createdAtTo',
  'currency',
  'walletId',
  'page',
  'limit',
  'cursor',
  'sort'
])

const ORDERS: Readonly<Record<string, LedgerOrder>> = {
  createdAt: 'oldest-first',
  '-createdAt': 'newest-first'
}

/** `undefined` where filters or another order hide entries in between. */
export function gaplessQuery(requested: Requested): GaplessQuery | undefined {
  const order = ORDERS[requested['sort'] ?? '']
  const isComplete = Object.keys(requested).every(name => WHOLE.has(name))
  if (!isComplete || !order) return undefined
  return { order, fromFirst: requested['createdAtFrom'] === undefined }
}

/** The page before in time: the next page if the newest come first. */
export function olderPage(
  requested: Requested,
  order: LedgerOrder,
  { hasMore, nextCursor }: Stand
): OlderPage {
  const page = Number(requested['page'] ?? '1')
  // With a cursor, the page number is only a claim of the address.
  const byCursor = requested['cursor'] !== undefined
  if (order === 'newest-first') {
    if (!hasMore) return { kind: 'none' }
    if (byCursor && nextCursor === undefined) return { kind: 'unknown' }
    return { kind: 'page', page: page + 1, cursor: nextCursor ?? '' }
  }
  if (page > 1) return { kind: 'page', page: page - 1, cursor: '' }
  return byCursor ? { kind: 'unknown' } : { kind: 'none' }
}

/** With a cursor, the older page must lead to the other one. */
export function isJustBefore(
  older: Stand,
  requested: Requested,
  order: LedgerOrder
): boolean {
  const { cursor } = requested
  return (
    order === 'newest-first' ||
    cursor === undefined ||
    older.nextCursor === cursor
  )
}
