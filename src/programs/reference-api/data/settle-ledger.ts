import type { DatabaseSync } from 'node:sqlite'

import { isMovedBack } from './reversal-rules.ts'
import { sumUpSystem } from './system-sums.ts'

/** Applies the ledger's rules to all entries at once; idempotent. */
export function settleLedger(database: DatabaseSync): void {
  database.exec(
    `UPDATE wallets
     SET balance = newest.balance_after, reserved = newest.reserved_after,
         last_entry_id = newest.id
     FROM (
       SELECT max(id) AS id, wallet_id, balance_after, reserved_after
       FROM entries GROUP BY wallet_id
     ) AS newest
     WHERE newest.wallet_id = wallets.id AND newest.id <> last_entry_id`
  )
  database.exec(
    `UPDATE entries AS e SET status = 'reversed'
     WHERE status <> 'reversed' AND group_id IN (
       SELECT reverses_id FROM entry_groups WHERE reverses_id IS NOT NULL
     ) AND ${isMovedBack('e.group_id')}`
  )
  sumUpSystem(database)
}
