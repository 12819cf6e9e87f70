import type { DatabaseSync } from 'node:sqlite'

import { numberOf } from '../data/columns.ts'
import { OPERATORS } from './admins.ts'
import { DAY, type WorldClock } from './clock.ts'
import type { Random } from './random.ts'

const ON_SUSPENSION = [
  'Shares a device with two other accounts, see ticket 4711.\nAsked for proof of identity, no answer so far.',
  'Said on the phone that the card was stolen. The bank confirmed it.',
  'Lost eleven games in a row to the same opponent, each in under a minute.\n\nBoth accounts come from one address. The opponent is under review, too.',
  'Warned twice before: insults in the chat of a tournament.'
] as const

const ON_PAYMENT = [
  'The player asked when this is paid out. Promised within two days.',
  'The bank asks for the full name of the account holder.',
  'Looks right, but wait for the proof of identity.'
] as const

/** On everybody who is suspended, and on the newest payments in flight. */
export function seedNotes(
  database: DatabaseSync,
  clock: WorldClock,
  random: Random
): void {
  const insert = database.prepare(
    `INSERT INTO notes (user_id, group_id, admin_id, text, created_at)
     VALUES (?, ?, ?, ?, ?)`
  )
  const suspended = database
    .prepare(
      `SELECT id, updated_at FROM users
       WHERE status IN ('suspended', 'banned') ORDER BY id`
    )
    .all()
  for (const row of suspended) {
    const at = numberOf(row, 'updated_at')
    const text = random.pick(ON_SUSPENSION)
    insert.run(numberOf(row, 'id'), null, random.pick(OPERATORS), text, at)
  }
  const open = database
    .prepare(
      `SELECT group_id, max(created_at) AS at FROM entries
       WHERE status = 'reserved' GROUP BY group_id
       ORDER BY at DESC, group_id DESC LIMIT ?`
    )
    .all(ON_PAYMENT.length)
  for (const [index, row] of open.entries()) {
    const at = Math.min(numberOf(row, 'at') + DAY / 48, clock.now - 60_000)
    const text = ON_PAYMENT[index] ?? ''
    insert.run(
      null,
      numberOf(row, 'group_id'),
      random.pick(OPERATORS),
      text,
      at
    )
  }
}
