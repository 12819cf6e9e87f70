/** The fields of an entry needed to check its balance. */
export interface LedgerRow {
  id: string
  walletId?: string | undefined
  currency: string
  direction: 'credit' | 'debit'
  /** In minor units, like the balances; not negative. */
  amount: string
  balanceBefore?: string | undefined
  /** `null` if it has moved nothing; missing if unknown. */
  balanceAfter?: string | null | undefined
}

type GapPlace =
  /** The entry contradicts itself. */
  | { kind: 'within' }
  /** It does not start where the entry before it ended. */
  | { kind: 'between'; olderId: string }
  /** The first entry of its account did not start at zero. */
  | { kind: 'opening' }

/** Money that no entry accounts for. */
export type BalanceGap = GapPlace & {
  /** The newer entry, whose balance cannot be explained. */
  id: string
  /** In minor units, with its sign. */
  unexplained: string
  currency: string
}

export interface EntriesBefore {
  /** All entries just before, in the same order; duplicates are ignored. */
  rows: readonly LedgerRow[]
  /** The opening of an account without an entry among them. */
  otherwise: 'zero' | 'unknown'
}

export const UNKNOWN_BEFORE: EntriesBefore = { rows: [], otherwise: 'unknown' }

/** `checked` counts the entries compared with another balance. */
export type RunningBalance =
  | { kind: 'adds-up'; checked: number }
  | { kind: 'gaps'; gaps: BalanceGap[] }
  | { kind: 'nothing-to-check' }

export type LedgerOrder = 'newest-first' | 'oldest-first'

/**
 * Checks the balances of a page: before plus amount is after, and each entry of
 * a wallet starts where the one before it ended, on this page or in `before`.
 * `rows` must be gapless and in this order, which the returned gaps keep.
 */
export function checkRunningBalance(
  rows: readonly LedgerRow[],
  order: LedgerOrder,
  before: EntriesBefore = UNKNOWN_BEFORE
): RunningBalance {
  const last = lastBefore(rows, order, before)
  const checked = new Set<LedgerRow>()
  const gaps: BalanceGap[] = []
  for (const row of inTime(rows, order)) {
    if (row.balanceAfter === null) continue
    const key = accountKey(row)
    const older = last.get(key)
    const isFirst = !last.has(key)
    last.set(key, row)
    if (!statesBalance(row)) continue
    if (older && statesBalance(older)) {
      checked.add(older).add(row)
      gaps.push(...gapBetween(older, row))
    } else if (isFirst && before.otherwise === 'zero') {
      checked.add(row)
      gaps.push(...gapAtOpening(row))
    }
    if (row.balanceBefore !== undefined) {
      checked.add(row)
      gaps.push(...gapWithin(row))
    }
  }
  const count = rows.filter(row => checked.has(row)).length
  if (count === 0) return { kind: 'nothing-to-check' }
  if (gaps.length === 0) {
    const isComplete = rows.every(row => row.balanceAfter !== undefined)
    return isComplete
      ? { kind: 'adds-up', checked: count }
      : { kind: 'nothing-to-check' }
  }
  return {
    kind: 'gaps',
    gaps: order === 'oldest-first' ? gaps : gaps.toReversed()
  }
}

export function countUnknownOpenings(
  rows: readonly LedgerRow[],
  order: LedgerOrder,
  before: EntriesBefore
): number {
  if (before.otherwise === 'zero') return 0
  const known = lastBefore(rows, order, before)
  const accounts = new Set(rows.filter(statesBalance).map(accountKey))
  return [...accounts].filter(key => {
    const older = known.get(key)
    return !older || !statesBalance(older)
  }).length
}

/** In minor units. */
export function signedAmount(
  row: Pick<LedgerRow, 'direction' | 'amount'>
): bigint {
  const amount = BigInt(row.amount)
  return row.direction === 'debit' ? -amount : amount
}

/** The balance before an entry, if it states one. */
export function balanceFound(row: LedgerRow): bigint | undefined {
  if (row.balanceBefore !== undefined) return BigInt(row.balanceBefore)
  return statesBalance(row)
    ? BigInt(row.balanceAfter) - signedAmount(row)
    : undefined
}

/** The key of one balance: a wallet, or a currency if none is named. */
export function accountKey(
  row: Pick<LedgerRow, 'walletId' | 'currency'>
): string {
  return `${row.currency} ${row.walletId ?? ''}`
}

/** The newest earlier entry of each account that may have moved money. */
function lastBefore(
  rows: readonly LedgerRow[],
  order: LedgerOrder,
  before: EntriesBefore
): Map<string, LedgerRow> {
  const own = new Set(rows.map(({ id }) => id))
  const older = before.rows.filter(
    row => row.balanceAfter !== null && !own.has(row.id)
  )
  return new Map(inTime(older, order).map(row => [accountKey(row), row]))
}

function inTime(
  rows: readonly LedgerRow[],
  order: LedgerOrder
): readonly LedgerRow[] {
  return order === 'oldest-first' ? rows : rows.toReversed()
}

export function statesBalance<Row extends LedgerRow>(
  row: Row
): row is Row & { balanceAfter: string } {
  return typeof row.balanceAfter === 'string'
}

function gapWithin(row: LedgerRow): BalanceGap[] {
  const expected = BigInt(row.balanceBefore ?? '0') + signedAmount(row)
  const unexplained = BigInt(row.balanceAfter ?? '0') - expected
  return gapOf(row, unexplained, { kind: 'within' })
}

function gapBetween(older: LedgerRow, row: LedgerRow): BalanceGap[] {
  const unexplained =
    (balanceFound(row) ?? 0n) - BigInt(older.balanceAfter ?? '0')
  return gapOf(row, unexplained, { kind: 'between', olderId: older.id })
}

function gapAtOpening(row: LedgerRow): BalanceGap[] {
  return gapOf(row, balanceFound(row) ?? 0n, { kind: 'opening' })
}

function gapOf(
  { id, currency }: LedgerRow,
  unexplained: bigint,
  place: GapPlace
): BalanceGap[] {
  if (unexplained === 0n) return []
  return [{ ...place, id, unexplained: String(unexplained), currency }]
}
