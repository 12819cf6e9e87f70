import type { DatabaseSync } from 'node:sqlite'

import { minorOf } from '../../data/columns.ts'

/** All that the system wallets of a currency ever got, and gave. */
export interface Turnover {
  credit: bigint
  debit: bigint
}

/**
 * The turnover of a currency. What users get and give stands on the other
 * side, in the system wallets.
 */
export function turnover(database: DatabaseSync, currency: string): Turnover {
  const row = database
    .prepare(
      `SELECT coalesce(sum(max(delta, 0)), 0) AS credit,
         coalesce(sum(max(-delta, 0)), 0) AS debit
       FROM system_days WHERE currency = ?`
    )
    .get(currency)
  return {
    credit: BigInt(row ? minorOf(row, 'credit') : 0),
    debit: BigInt(row ? minorOf(row, 'debit') : 0)
  }
}
