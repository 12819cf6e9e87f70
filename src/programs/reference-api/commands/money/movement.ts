import type { PreviewLeg } from '../../../../contract/ledger/money-commands.ts'
import { numberOf } from '../../data/columns.ts'
import { type Leg, openLedger, type Posting } from '../../data/ledger.ts'
import { publicId } from '../../data/public-id.ts'
import type { Command } from '../command.ts'
import { plannedLegs } from './planned-legs.ts'
import { freeReference } from './reference.ts'

export interface Movement extends Pick<Posting, 'gameId' | 'reversesId'> {
  type: 'adjustment' | 'transfer' | 'reversal'
  legs: readonly Leg[]
  reason: string
  reference: string | undefined
}

export interface MovedLeg extends PreviewLeg {
  /** Row id. */
  entry: number
}

export function moveMoney(command: Command, movement: Movement): MovedLeg[] {
  const { database, at, adminId } = command
  const ledger = openLedger(database)
  const planned = plannedLegs(database, ledger, movement.legs)
  const { type, reference: requested } = movement
  const group = ledger.post({
    ...movement,
    reference: freeReference(database, type, requested),
    createdAt: at,
    effectiveAt: at,
    status: 'completed',
    operatorId: adminId
  })
  const entries = database
    .prepare('SELECT id FROM entries WHERE group_id = ? ORDER BY id')
    .all(group)
    .map(row => numberOf(row, 'id'))
  return planned.map((leg, index) => ({ ...leg, entry: entries[index] ?? 0 }))
}

export function balanceFacts(leg: MovedLeg): {
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
