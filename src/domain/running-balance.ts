/** An entry of a ledger as far as its balance is concerned. */
export interface LedgerRow {
  id: string
  walletId?: string | undefined
  currency: string
  direction: 'credit' | 'debit'
  /** Minor units, not negative, as the balances are in minor units. */
  amount: string
  balanceBefore?: string | undefined
  /** Stated by settled entries only: the others have moved nothing. */
  balanceAfter?: string | undefined
}

/** Money that no entry accounts for. */
export interface BalanceGap {
  /** The entry whose balance cannot be explained, the newer of two. */
  id: string
  /** The entry before it; left out where the entry contradicts itself. */
  olderId?: string
  /** Minor units with their sign. */
  unexplained: string
  currency: string
}

/** `checked` counts the entries that were held against another balance. */
export type RunningBalance =
  | { kind: 'adds-up'; checked: number }
  | { kind: 'gaps'; gaps: BalanceGap[] }
  | { kind: 'nothing-to-check' }

export type LedgerOrder = 'newest-first' | 'oldest-first'

/**
 * Whether the balances that a page of entries states are true: before and
 * amount make after, and each entry of a wallet begins where the one before
 * it ended. The rows must be all entries of their time, in this order; gaps
 * are given in the order of the rows.
 */
export function checkRunningBalance(
  rows: readonly LedgerRow[],
  order: LedgerOrder
): RunningBalance {
  const oldestFirst = order === 'oldest-first' ? rows : rows.toReversed()
  const before = new Map<string, LedgerRow>()
  const checked = new Set<LedgerRow>()
  const gaps: BalanceGap[] = []
  for (const row of oldestFirst) {
    if (row.balanceAfter === undefined) continue
    const older = before.get(accountKey(row))
    before.set(accountKey(row), row)
    if (older) {
      checked.add(older).add(row)
      gaps.push(...gapBetween(older, row))
    }
    if (row.balanceBefore !== undefined) {
      checked.add(row)
      gaps.push(...gapWithin(row))
    }
  }
  if (checked.size === 0) return { kind: 'nothing-to-check' }
  if (gaps.length === 0) return { kind: 'adds-up', checked: checked.size }
  return {
    kind: 'gaps',
    gaps: order === 'oldest-first' ? gaps : gaps.toReversed()
  }
}

/** What an entry adds to its wallet, in minor units. */
export function signedAmount(
  row: Pick<LedgerRow, 'direction' | 'amount'>
): bigint {
  const amount = BigInt(row.amount)
  return row.direction === 'debit' ? -amount : amount
}

/** The balance that an entry found, where it states one at all. */
export function balanceFound(row: LedgerRow): bigint | undefined {
  if (row.balanceAfter === undefined) return undefined
  return row.balanceBefore === undefined
    ? BigInt(row.balanceAfter) - signedAmount(row)
    : BigInt(row.balanceBefore)
}

/** What has one balance: a wallet, or where none is named, a currency. */
export function accountKey(
  row: Pick<LedgerRow, 'walletId' | 'currency'>
): string {
  return `${row.currency} ${row.walletId ?? ''}`
}

function gapWithin(row: LedgerRow): BalanceGap[] {
  const expected = BigInt(row.balanceBefore ?? '0') + signedAmount(row)
  const unexplained = BigInt(row.balanceAfter ?? '0') - expected
  return gapOf(row, unexplained)
}

function gapBetween(older: LedgerRow, row: LedgerRow): BalanceGap[] {
  const unexplained =
    (balanceFound(row) ?? 0n) - BigInt(older.balanceAfter ?? '0')
  return gapOf(row, unexplained, older.id)
}

function gapOf(
  { id, currency }: LedgerRow,
  unexplained: bigint,
  olderId?: string
): BalanceGap[] {
  if (unexplained === 0n) return []
  return [
    {
      id,
      ...(olderId === undefined ? {} : { olderId }),
      unexplained: String(unexplained),
      currency
    }
  ]
}
