import type { PreviewLeg } from '../../../../contract/ledger/money-commands.ts'
import { numberOf } from '../../data/columns.ts'
import { type Leg, openLedger, type Posting } from '../../data/ledger.ts'
import { publicId } from '../../data/public-id.ts'
import type { Command } from '../command.ts'
import { needsApproval } from './approval.ts'
import { plannedLegs } from './planned-legs.ts'
import { freeReference } from './reference.ts'

export interface Movement extends Pick<
  Posting,
  'gameId' | 'reasonCode' | 'reversesId'
> {
  type: string
  legs: readonly Leg[]
  reason: string | undefined
  reference: string | undefined
  /** The open group that it completes, whose reference it shares. */
  completes?: { group: number; reference: string }
}

export interface MovedLeg extends PreviewLeg {
  /** Row id. */
  entry: number
}

/** What the audit log says of a movement. */
export type RecordedLeg = Pick<
  MovedLeg,
  'entry' | 'before' | 'change' | 'after' | 'currency'
>

/** `pending`: it has moved nothing, and waits for another admin. */
export interface Moved {
  status: 'completed' | 'pending'
  /** Of what was open: pending or reserved. */
  statusBefore?: string
  /** The first one's entry is the answer. */
  legs: readonly MovedLeg[]
}

export function moveMoney(command: Command, movement: Movement): Moved {
  const { database, at, adminId } = command
  const { type, completes, reversesId } = movement
  const before = openLedger(database)
  const held = movement.legs.map(leg => before.standing(leg.wallet).reserved)
  if (completes) {
    // It releases its reserve, which the ledger then reads.
    database
      .prepare('INSERT INTO decisions (group_id, posted_by) VALUES (?, ?)')
      .run(completes.group, before.nextGroup())
  }
  const ledger = openLedger(database)
  const planned = plannedLegs(database, ledger, movement.legs)
  const pending = !completes && needsApproval(command, movement)
  const group = ledger.post({
    ...movement,
    ...(pending ? { reversesId: undefined, wouldReverseId: reversesId } : {}),
    reference:
      completes?.reference ?? freeReference(database, type, movement.reference),
    createdAt: at,
    effectiveAt: pending ? undefined : at,
    status: pending ? 'pending' : 'completed',
    operatorId: adminId
  })
  const entries = entriesOf(command, group)
  return {
    status: pending ? 'pending' : 'completed',
    legs: planned.map((leg, index) => ({
      ...leg,
      reservedBefore: String(held[index]),
      entry: entries[index] ?? 0
    }))
  }
}

function entriesOf({ database }: Command, group: number): number[] {
  return database
    .prepare('SELECT id FROM entries WHERE group_id = ? ORDER BY id')
    .all(group)
    .map(row => numberOf(row, 'id'))
}

export function balanceFacts(leg: RecordedLeg): {
  before: Record<string, unknown>
  after: Record<string, unknown>
} {
  const { before, after, currency, entry } = leg
  return {
    before: { balance: { amount: before, currency } },
    after: {
      balance: { amount: after, currency },
      transactionId: publicId('txn', entry)
    }
  }
}
