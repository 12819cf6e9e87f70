import { commandCalls } from '../../../../contract/command-calls.ts'
import type { Reverse } from '../../../../contract/ledger/money-commands.ts'
import { numberOf, textOf } from '../../data/columns.ts'
import type { Leg } from '../../data/ledger.ts'
import { publicId, rowId } from '../../data/public-id.ts'
import type { App } from '../../http/context.ts'
import { readJsonBody } from '../../http/json-body.ts'
import { notFound } from '../../http/problem.ts'
import { checkVersion } from '../../http/version.ts'
import { loadTransactions } from '../../lists/transactions/transaction-rows.ts'
import { record, type Why } from '../audit-log.ts'
import type { Command, CommandParts } from '../command.ts'
import {
  type Left,
  leftToReverse,
  refuseIrreversible,
  sizeOf
} from './left-to-reverse.ts'
import { addMoneyCommand } from './money-call.ts'
import { type Movement, moveMoney, type RecordedLeg } from './movement.ts'
import { touchedWith } from './touched.ts'

export function addReversalCommand(app: App, parts: CommandParts): void {
  const { reverse } = commandCalls

  addMoneyCommand(app, parts, {
    call: reverse,
    preview: commandCalls.previewReverse,
    async read(context, requested) {
      const body = await readJsonBody(context, reverse.body)
      const id = rowId('txn', requested)
      return {
        move: command => moveMoney(command, plan(command, id, body)),
        reason: body.reason,
        reasonCode: body.reasonCode,
        record: (command, { legs: [leg] }) => {
          if (id === undefined || !leg) return
          recordReversal(command, id, leg, body)
        }
      }
    }
  })
}

/** `leg` is of the reversal, in the wallet of the entry that it reverses. */
export function recordReversal(
  command: Command,
  reversed: number,
  leg: RecordedLeg,
  { reason, reasonCode }: Why
): void {
  const { before, after } = reversedFacts(command, reversed, leg)
  record(command, {
    action: 'transaction.reversed',
    resource: 'transactions',
    resourceId: publicId('txn', reversed),
    before,
    after: { ...after, reversedById: publicId('txn', leg.entry) },
    reason,
    reasonCode,
    touched: touchedWith(command, leg.entry)
  })
}

/** Its status once it is reversed, and until then what was left of it. */
function reversedFacts(
  { database }: Command,
  id: number,
  { change, currency }: RecordedLeg
): Record<'before' | 'after', Record<string, unknown>> {
  const row = database
    .prepare('SELECT status FROM entries WHERE id = ?')
    .get(id)
  if (row && textOf(row, 'status') === 'reversed') {
    return { before: { status: 'completed' }, after: { status: 'reversed' } }
  }
  const entry = loadTransactions(database, [id]).get(id)
  const left = BigInt(entry?.reversible ?? 0)
  const reversible = (units: bigint): Record<string, unknown> => ({
    reversible: { amount: String(units), currency }
  })
  return {
    before: reversible(left + sizeOf(BigInt(change))),
    after: reversible(left)
  }
}

function plan(
  { database, ifMatch }: Command,
  id: number | undefined,
  { amount, reason, reasonCode, reference }: Reverse
): Movement {
  const row = database
    .prepare('SELECT group_id FROM entries WHERE id = ?')
    .get(id ?? null)
  const group = row && numberOf(row, 'group_id')
  const left = group === undefined ? [] : leftToReverse(database, group)
  const requested = left.find(({ entry }) => entry === id)
  if (group === undefined || !requested) throw notFound('transaction')
  refuseIrreversible(requested)
  const version = loadTransactions(database, [requested.entry]).get(
    requested.entry
  )?.version
  if (ifMatch !== undefined) checkVersion(ifMatch, version ?? 0)
  const units = amount === undefined ? undefined : BigInt(amount)
  refuseIrreversible(requested, units)
  const others = left.filter(({ entry }) => entry !== id)
  return {
    type: 'reversal',
    legs: [requested, ...others].map(leg => moveBack(leg, units)),
    reason,
    reasonCode,
    reference,
    gameId: requested.gameId,
    reversesId: group
  }
}

function moveBack({ wallet, delta }: Left, units = sizeOf(delta)): Leg {
  return { wallet, delta: delta > 0n ? -units : units }
}
