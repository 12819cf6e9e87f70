import type { DatabaseSync } from 'node:sqlite'

import type { WorldClock } from './clock.ts'
import { parts } from './wallets.ts'

/** Games played, last seen (never for some), low marks (one is passed). */
export function finish(database: DatabaseSync, clock: WorldClock): void {
  database.exec(
    `UPDATE users SET
       games_played = seen.games,
       last_seen_at = min(seen.last + (users.id * 7919 % 600000),
                          ${clock.now - 60_000})
     FROM (
       SELECT user_id, max(created_at) AS last,
         sum(type = 'entry_fee' AND status = 'completed') AS games
       FROM entries WHERE user_id IS NOT NULL GROUP BY user_id
     ) AS seen
     WHERE seen.user_id = users.id`
  )
  database.exec(
    `UPDATE users
     SET last_seen_at = created_at + id * 7919 % 600000
     WHERE last_seen_at IS NULL AND id % 3 <> 0`
  )
  database.exec(
    `UPDATE system_wallets SET low_balance_at = (
       SELECT iif(id = ${parts.EUR.promo},
         (balance / 5000 + 2) * 5000, balance / 50000 * 10000)
       FROM wallets WHERE id = wallet_id AND allow_negative = 0
     )`
  )
}
