import type { LedgerOrder } from './running-balance.ts'

type Asked = Readonly<Record<string, string>>

/** A query whose result has no gaps between entries. */
export interface LedgerQuestion {
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
export function ledgerQuestion(asked: Asked): LedgerQuestion | undefined {
  const order = ORDERS[asked['sort'] ?? '']
  const isWhole = Object.keys(asked).every(name => WHOLE.has(name))
  if (!isWhole || !order) return undefined
  return { order, fromFirst: asked['createdAtFrom'] === undefined }
}

/** The page before in time: the next page if the newest come first. */
export function olderPage(
  asked: Asked,
  order: LedgerOrder,
  { hasMore, nextCursor }: Stand
): OlderPage {
  const page = Number(asked['page'] ?? '1')
  // With a cursor, the page number is only a claim of the address.
  const byCursor = asked['cursor'] !== undefined
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
  asked: Asked,
  order: LedgerOrder
): boolean {
  const { cursor } = asked
  return (
    order === 'newest-first' ||
    cursor === undefined ||
    older.nextCursor === cursor
  )
}
