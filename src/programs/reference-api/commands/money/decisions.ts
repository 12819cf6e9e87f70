import { commandCalls } from '../../../../contract/command-calls.ts'
import {
  minorOf,
  numberOf,
  optionalNumber,
  optionalText,
  type Row,
  textOf
} from '../../data/columns.ts'
import { type Leg, openLedger } from '../../data/ledger.ts'
import { publicId, rowId } from '../../data/public-id.ts'
import type { App } from '../../http/context.ts'
import { readJsonBody } from '../../http/json-body.ts'
import { notFound, refusal } from '../../http/problem.ts'
import { checkVersion } from '../../http/version.ts'
import { versionOf } from '../../lists/transactions/transaction-rows.ts'
import { record } from '../audit-log.ts'
import type { Command, CommandParts } from '../command.ts'
import { cancellationAction, completionAction } from './decided-action.ts'
import { addMoneyCommand } from './money-call.ts'
import { type Moved, type MovedLeg, moveMoney } from './movement.ts'
import { partyOf } from './party.ts'
import { touchedByDecision, touchedWith } from './touched.ts'

/** What is pending or reserved, with the entry first that is asked about. */
interface OpenGroup {
  id: number
  entries: readonly [Row, ...Row[]]
  legs: readonly Leg[]
}

export function addDecisionCommands(app: App, parts: CommandParts): void {
  const { completeTransaction, cancelTransaction } = commandCalls

  addMoneyCommand(app, parts, {
    call: completeTransaction,
    preview: commandCalls.previewCompleteTransaction,
    async read(context, publicEntry) {
      const { reason } = await readJsonBody(context, completeTransaction.body)
      const id = rowId('txn', publicEntry)
      return {
        move: command => complete(command, openGroup(command, id), reason),
        reason,
        record: (command, { statusBefore, legs: [leg] }) => {
          if (id === undefined || !leg) return
          record(command, {
            action: completionAction(command, id),
            resource: 'transactions',
            resourceId: publicId('txn', id),
            before: { status: statusBefore },
            after: { status: 'posted', postedById: publicId('txn', leg.entry) },
            reason,
            reasonCode: codeOf(command, leg.entry),
            touched: [
              ...touchedByDecision(command, id),
              ...touchedWith(command, leg.entry)
            ]
          })
        }
      }
    }
  })

  addMoneyCommand(app, parts, {
    call: cancelTransaction,
    preview: commandCalls.previewCancelTransaction,
    async read(context, publicEntry) {
      const body = await readJsonBody(context, cancelTransaction.body)
      const { reason, reasonCode } = body
      const id = rowId('txn', publicEntry)
      return {
        move: command => cancel(command, openGroup(command, id), body),
        reason,
        reasonCode,
        record: (command, { statusBefore }) => {
          if (id === undefined) return
          record(command, {
            action: cancellationAction(command, id),
            resource: 'transactions',
            resourceId: publicId('txn', id),
            before: { status: statusBefore },
            after: { status: 'cancelled' },
            reason,
            reasonCode,
            touched: touchedByDecision(command, id)
          })
        }
      }
    }
  })
}

/** Posts the same legs again, now completed. */
function complete(
  command: Command,
  { id, entries: [entry], legs }: OpenGroup,
  reason: string | undefined
): Moved {
  const { database, adminId } = command
  const requestedBy = optionalNumber(entry, 'operator_id')
  if (requestedBy === adminId) {
    const detail = 'You asked for this: another admin has to complete it.'
    throw refusal('own-request', detail)
  }
  const group = database
    .prepare(
      `SELECT reference, reason, would_reverse_id FROM entry_groups
       WHERE id = ?`
    )
    .get(id)
  if (!group) throw new Error(`No group ${id}`)
  const moved = moveMoney(command, {
    type: textOf(entry, 'type'),
    legs,
    reason: optionalText(group, 'reason') ?? reason,
    reference: undefined,
    reasonCode: optionalText(entry, 'reason_code'),
    gameId: optionalNumber(entry, 'game_id'),
    // It counts as taken since it was asked for: that much is left.
    reversesId: optionalNumber(group, 'would_reverse_id'),
    completes: { group: id, reference: textOf(group, 'reference') }
  })
  return { ...moved, statusBefore: textOf(entry, 'status') }
}

/** What was completed has the code that it was asked for with. */
function codeOf({ database }: Command, entry: number): string | undefined {
  const row = database
    .prepare('SELECT reason_code FROM entries WHERE id = ?')
    .get(entry)
  return row && optionalText(row, 'reason_code')
}

/** Moves nothing, and releases what was reserved. */
function cancel(
  command: Command,
  { id, entries, legs }: OpenGroup,
  { reason, reasonCode }: { reason: string; reasonCode?: string | undefined }
): Moved {
  const { database, adminId, at } = command
  const before = openLedger(database)
  const held = legs.map(({ wallet }) => before.standing(wallet).reserved)
  database
    .prepare(
      `INSERT INTO decisions
         (group_id, cancelled_at, reason_code, reason, admin_id)
       VALUES (?, ?, ?, ?, ?)`
    )
    .run(id, at, reasonCode ?? null, reason, adminId)
  const after = openLedger(database)
  return {
    status: 'completed',
    statusBefore: textOf(entries[0], 'status'),
    legs: legs.map(({ wallet }, index): MovedLeg => {
      const { name, kind, currency } = partyOf(database, wallet)
      const { balance, reserved } = after.standing(wallet)
      return {
        walletId: publicId('wal', wallet),
        name,
        kind,
        currency,
        before: String(balance),
        change: '0',
        after: String(balance),
        reservedBefore: String(held[index]),
        reserved: String(reserved),
        entry: numberOf(entries[index] ?? entries[0], 'id')
      }
    })
  }
}

/** Throws 404, 412 for another version, 409 for what is open no more. */
function openGroup(command: Command, id: number | undefined): OpenGroup {
  const row = command.database
    .prepare('SELECT group_id FROM entries WHERE id = ?')
    .get(id ?? null)
  const group = row && numberOf(row, 'group_id')
  if (group === undefined) throw notFound('transaction')
  const [entry, ...others] = entriesOf(command, group).toSorted(
    (one, other) => rank(one, id) - rank(other, id)
  )
  if (!entry) throw notFound('transaction')
  const status = textOf(entry, 'status')
  if (status === 'cancelled' || status === 'failed') {
    const detail = `This is ${status}: it will not move anything.`
    throw refusal('already-cancelled', detail)
  }
  if (status !== 'pending' && status !== 'reserved') {
    throw refusal('already-settled', `This is ${status} already.`)
  }
  checkVersion(command.ifMatch, versionOf(status))
  const entries = [entry, ...others] as const
  return {
    id: group,
    entries,
    legs: entries.map(leg => ({
      wallet: numberOf(leg, 'wallet_id'),
      delta: BigInt(minorOf(leg, 'delta'))
    }))
  }
}

function rank(entry: Row, first: number | undefined): number {
  return numberOf(entry, 'id') === first ? 0 : 1
}

function entriesOf({ database }: Command, group: number): Row[] {
  return database
    .prepare('SELECT * FROM entries WHERE group_id = ? ORDER BY id')
    .all(group)
}
