import { commandCalls } from '../../../../contract/command-calls.ts'
import type { Reverse } from '../../../../contract/ledger/money-commands.ts'
import {
  minorOf,
  numberOf,
  optionalNumber,
  type Row,
  textOf
} from '../../data/columns.ts'
import type { Leg } from '../../data/ledger.ts'
import { publicId, rowId } from '../../data/public-id.ts'
import type { App } from '../../http/context.ts'
import { readJsonBody } from '../../http/json-body.ts'
import { notFound, refusal } from '../../http/problem.ts'
import { record } from '../audit-log.ts'
import type { Command, CommandParts } from '../command.ts'
import { addMoneyCommand } from './money-call.ts'
import type { Movement } from './movement.ts'

export function addReversalCommand(app: App, parts: CommandParts): void {
  const { reverse } = commandCalls

  addMoneyCommand(app, parts, {
    call: reverse,
    preview: commandCalls.previewReverse,
    async read(context, requested) {
      const body = await readJsonBody(context, reverse.body)
      const id = rowId('txn', requested)
      return {
        plan: command => plan(command, id, body),
        record: (command, [leg]) => {
          if (id === undefined || !leg) return
          // Recorded for the named entry; the others of its group find it.
          record(command, {
            action: 'transaction.reversed',
            resource: 'transactions',
            resourceId: publicId('txn', id),
            before: { status: 'completed' },
            after: {
              status: 'reversed',
              reversedById: publicId('txn', leg.entry)
            },
            reason: body.reason
          })
        }
      }
    }
  })
}

function plan(
  { database }: Command,
  id: number | undefined,
  { reason, reference }: Reverse
): Movement {
  const entries = database
    .prepare(
      `SELECT * FROM entries
       WHERE group_id = (SELECT group_id FROM entries WHERE id = ?)
       ORDER BY id <> ?, id`
    )
    .all(id ?? null, id ?? null)
  const [requested] = entries
  if (!requested) throw notFound('transaction')
  refuseIrreversible(requested)
  return {
    type: 'reversal',
    legs: entries.map(moveBack),
    reason,
    reference,
    gameId: optionalNumber(requested, 'game_id'),
    reversesId: numberOf(requested, 'group_id')
  }
}

function moveBack(entry: Row): Leg {
  const delta = -BigInt(minorOf(entry, 'delta'))
  return { wallet: numberOf(entry, 'wallet_id'), delta }
}

function refuseIrreversible(entry: Row): void {
  const status = textOf(entry, 'status')
  if (status === 'reversed') {
    throw refusal('already-reversed', 'This was reversed already.')
  }
  if (status === 'completed' && textOf(entry, 'type') !== 'reversal') return
  throw refusal(
    'not-reversible',
    status === 'completed'
      ? 'A reversal is not reversed: adjust the wallet instead.'
      : `What is ${status} has moved nothing that could be reversed.`
  )
}
