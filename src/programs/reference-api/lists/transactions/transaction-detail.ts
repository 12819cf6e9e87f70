import type { DatabaseSync } from 'node:sqlite'

import type { TransactionDetail } from '../../../../contract/ledger/transaction.ts'
import { numberOf } from '../../data/columns.ts'
import { loadTransactions } from './transaction-rows.ts'

export function readDetail(
  database: DatabaseSync,
  id: number
): TransactionDetail | undefined {
  const ids = database
    .prepare(
      `SELECT id FROM entries WHERE group_id = (
         SELECT group_id FROM entries WHERE id = ?
       ) ORDER BY id`
    )
    .all(id)
    .map(row => numberOf(row, 'id'))
  const rows = loadTransactions(database, ids)
  const entries = ids.flatMap(entry => rows.get(entry) ?? [])
  const requested = rows.get(id)
  return requested && { ...requested, entries }
}
