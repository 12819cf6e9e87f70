import { moneyStatusOf } from '../../contract/ledger/money-status.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import {
  balanceFound,
  type LedgerRow,
  signedAmount
} from './running-balance.ts'

/**
 * In minor units. `unmoved`: none yet or ever; `unstated`: settled, but without
 * a balance; `unknown`: undetermined.
 */
export type BalanceChange =
  | { kind: 'moved'; before: string; after: string }
  | { kind: 'unmoved' | 'unstated' | 'unknown' }

export function balanceChange(
  entry: LedgerRow & { status: string }
): BalanceChange {
  const { balanceAfter: after, status } = entry
  const before = balanceFound(entry)
  if (before !== undefined && typeof after === 'string') {
    return { kind: 'moved', before: String(before), after }
  }
  if (moneyStatusOf(status) === 'settled') return { kind: 'unstated' }
  return { kind: after === null ? 'unmoved' : 'unknown' }
}

/** The entry that moved the money in the place of this one. */
export function completionOf({
  status,
  postedById
}: Pick<Transaction, 'status' | 'postedById'>): string | undefined {
  return status === 'posted' ? postedById : undefined
}

/** `sum` is in minor units, with its sign. */
export interface CurrencySum {
  currency: string
  sum: string
}

/** In the order of entries. All are zero if no money appears or vanishes. */
export function sumsByCurrency(
  entries: readonly Pick<LedgerRow, 'currency' | 'direction' | 'amount'>[]
): CurrencySum[] {
  const sums = new Map<string, bigint>()
  for (const entry of entries) {
    const before = sums.get(entry.currency) ?? 0n
    sums.set(entry.currency, before + signedAmount(entry))
  }
  return [...sums].map(([currency, sum]) => ({ currency, sum: String(sum) }))
}
