import type { DatabaseSync } from 'node:sqlite'

import type { Command } from '../commands/command.ts'
import { recordUserAdjustment } from '../commands/money/adjustments.ts'
import type { RecordedLeg } from '../commands/money/movement.ts'
import { recordReversal } from '../commands/money/reversals.ts'
import {
  minorOf,
  numberOf,
  optionalText,
  type Row,
  textOf
} from '../data/columns.ts'
import { type Random, randomFrom } from './random.ts'

/** Fixed: the same ids of requests in every world. */
const SEED = 20_261_130

/** The entry of a movement that its admin acted on is the user's. */
const MOVED_BY_ADMINS = `
SELECT e.*, e.balance_after - e.delta AS balance_before, g.reason,
  (SELECT id FROM entries
   WHERE group_id = g.reverses_id AND wallet_id = e.wallet_id) AS reversed
FROM entries e JOIN entry_groups g ON g.id = e.group_id
WHERE e.operator_id IS NOT NULL AND e.user_id IS NOT NULL
ORDER BY e.created_at, e.id`

/** What the admins of a seeded world did, as their commands record it. */
export function seedAuditLog(database: DatabaseSync): void {
  const random = randomFrom(SEED)
  for (const row of database.prepare(MOVED_BY_ADMINS).all()) {
    const command: Command = {
      database,
      at: numberOf(row, 'created_at'),
      adminId: numberOf(row, 'operator_id'),
      requestId: requestId(random),
      ifMatch: undefined,
      approvalAbove: undefined
    }
    recordMovement(command, row)
  }
}

function recordMovement(command: Command, row: Row): void {
  const leg: RecordedLeg = {
    entry: numberOf(row, 'id'),
    before: minorOf(row, 'balance_before'),
    change: minorOf(row, 'delta'),
    after: minorOf(row, 'balance_after'),
    currency: textOf(row, 'currency')
  }
  const why = {
    reason: optionalText(row, 'reason'),
    reasonCode: optionalText(row, 'reason_code')
  }
  if (textOf(row, 'type') === 'reversal') {
    recordReversal(command, numberOf(row, 'reversed'), leg, why)
  } else {
    recordUserAdjustment(command, numberOf(row, 'user_id'), leg, why)
  }
}

/** A version 4 UUID, the same in every world. */
function requestId({ below }: Random): string {
  const digits = (count: number): string =>
    below(16 ** count)
      .toString(16)
      .padStart(count, '0')
  const variant = (8 + below(4)).toString(16)
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${variant}${digits(3)}-${digits(6)}${digits(6)}`
}
