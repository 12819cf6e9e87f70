import {
  balanceFound,
  type LedgerRow,
  signedAmount
} from './running-balance.ts'

/**
 * What an entry did to its balance, in minor units: moved it, or nothing yet
 * or ever; `unstated` where it is settled and the server names no balance,
 * `unknown` where nothing says whether it has moved one.
 */
export type BalanceChange =
  | { kind: 'moved'; before: string; after: string }
  | { kind: 'unmoved' | 'unstated' | 'unknown' }

/** A status after which the money has moved; what it moved can be reversed. */
const SETTLED = ['completed', 'reversed']

/** What an entry did to the balance of its wallet. */
export function balanceChange(
  entry: LedgerRow & { status: string }
): BalanceChange {
  const { balanceAfter: after, status } = entry
  const before = balanceFound(entry)
  if (before !== undefined && typeof after === 'string') {
    return { kind: 'moved', before: String(before), after }
  }
  if (SETTLED.includes(status)) return { kind: 'unstated' }
  return { kind: after === null ? 'unmoved' : 'unknown' }
}

/** What the entries of one currency come to, minor units with their sign. */
export interface CurrencySum {
  currency: string
  sum: string
}

/**
 * The sums of a movement's entries, one for each currency in the order of the
 * entries. All are zero where money neither appears nor vanishes.
 */
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
