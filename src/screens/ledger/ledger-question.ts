import type { LedgerOrder } from './running-balance.ts'

/** The parameters of a question to the API, as they were sent. */
type Asked = Readonly<Record<string, string>>

/** A question whose answer leaves out no entry in between. */
export interface LedgerQuestion {
  order: LedgerOrder
  /** Whether it goes back to the first entry there ever was. */
  fromFirst: boolean
}

/** Where the entries just before those of a page are. */
export type OlderPage =
  | { kind: 'page'; page: number; cursor: string }
  | { kind: 'none' }
  /** Which page is the older one cannot be told. */
  | { kind: 'unknown' }

/** What an answer says of where it stands. */
interface Stand {
  hasMore: boolean
  nextCursor?: string | undefined
}

/** Asked for with these alone, all entries of a wallet and of a time come. */
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

/**
 * A question as one for a running ledger; `undefined` where filters or
 * another order hide what came in between.
 */
export function ledgerQuestion(asked: Asked): LedgerQuestion | undefined {
  const order = ORDERS[asked['sort'] ?? '']
  const isWhole = Object.keys(asked).every(name => WHOLE.has(name))
  if (!isWhole || !order) return undefined
  return { order, fromFirst: asked['createdAtFrom'] === undefined }
}

/** The page before another in time: behind it where the newest come first. */
export function olderPage(
  asked: Asked,
  order: LedgerOrder,
  { hasMore, nextCursor }: Stand
): OlderPage {
  const page = Number(asked['page'] ?? '1')
  // Behind a cursor the number of a page is only what the address says.
  const byCursor = asked['cursor'] !== undefined
  if (order === 'newest-first') {
    if (!hasMore) return { kind: 'none' }
    if (byCursor && nextCursor === undefined) return { kind: 'unknown' }
    return { kind: 'page', page: page + 1, cursor: nextCursor ?? '' }
  }
  if (page > 1) return { kind: 'page', page: page - 1, cursor: '' }
  return byCursor ? { kind: 'unknown' } : { kind: 'none' }
}

/**
 * Whether a page that was read as the older one ends where the other begins:
 * reached by a cursor, the other one must be what the older one leads to.
 */
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
