import type { DatabaseSync } from 'node:sqlite'

import { minorOf } from '../../data/columns.ts'

export interface Turnover {
  credit: bigint
  debit: bigint
}

/** Of system wallets: what users get and give is the other side of it. */
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
