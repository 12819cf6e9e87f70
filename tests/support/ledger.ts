import fc from 'fast-check'

import type { LedgerRow } from '../../src/screens/ledger/running-balance.ts'

/** A movement of a made-up ledger. */
export interface Move {
  wallet: number
  amount: bigint
  credit: boolean
  /** Whether it settles, and whether it states what it found. */
  settled: boolean
  saysBefore: boolean
}

/** Any movement of one of three wallets. */
export const move = fc.record<Move>({
  wallet: fc.nat(2),
  amount: fc.bigInt({ min: 1n, max: 10n ** 20n }),
  credit: fc.boolean(),
  settled: fc.boolean(),
  saysBefore: fc.boolean()
})

/** A ledger without a mistake, oldest first. */
export function ledgerOf(moves: readonly Move[], opening: bigint): LedgerRow[] {
  const balances = new Map<number, bigint>()
  return moves.map((one, index) => {
    const before = balances.get(one.wallet) ?? opening
    const after = before + (one.credit ? one.amount : -one.amount)
    if (one.settled) balances.set(one.wallet, after)
    return {
      id: `txn_${index}`,
      // The third wallet has no name and is known by its currency.
      ...(one.wallet < 2 ? { walletId: `wal_${one.wallet}` } : {}),
      currency: one.wallet === 0 ? 'EUR' : 'PLN',
      direction: one.credit ? ('credit' as const) : ('debit' as const),
      amount: String(one.amount),
      ...(one.settled && one.saysBefore
        ? { balanceBefore: String(before) }
        : {}),
      balanceAfter: one.settled ? String(after) : null
    }
  })
}
