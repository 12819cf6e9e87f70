import { commandCalls } from '../../../../contract/command-calls.ts'
import type { Transfer } from '../../../../contract/ledger/money-commands.ts'
import { publicId, rowId } from '../../data/public-id.ts'
import type { App } from '../../http/context.ts'
import { readJsonBody } from '../../http/json-body.ts'
import { invalid, refusal } from '../../http/problem.ts'
import { record } from '../audit-log.ts'
import type { Command, CommandParts } from '../command.ts'
import { addMoneyCommand } from './money-call.ts'
import { balanceFacts, type Movement, moveMoney } from './movement.ts'
import { type Party, systemParty } from './party.ts'

export function addTransferCommand(app: App, parts: CommandParts): void {
  const { transfer } = commandCalls

  addMoneyCommand(app, parts, {
    call: transfer,
    preview: commandCalls.previewTransfer,
    async read(context) {
      const body = await readJsonBody(context, transfer.body)
      return {
        move: command => moveMoney(command, plan(command, body)),
        reason: body.reason,
        reasonCode: body.reasonCode,
        record: (command, { legs }) => {
          for (const leg of legs) {
            record(command, {
              action: 'wallet.transferred',
              resource: 'system-wallets',
              resourceId: leg.walletId,
              ...balanceFacts(leg),
              reason: body.reason,
              reasonCode: body.reasonCode,
              // Each wallet has a record of its own.
              touched: [
                {
                  resource: 'transactions',
                  resourceId: publicId('txn', leg.entry)
                }
              ]
            })
          }
        }
      }
    }
  })
}

function plan(command: Command, body: Transfer): Movement {
  const from = named(command, body, 'fromWalletId')
  const to = named(command, body, 'toWalletId')
  if (from.currency !== to.currency) {
    const detail = `${to.name} holds ${to.currency}, not ${from.currency}.`
    throw refusal('other-currency', detail)
  }
  const { reason, reasonCode, reference } = body
  const amount = BigInt(body.amount)
  const legs = [
    { wallet: from.wallet, delta: -amount },
    { wallet: to.wallet, delta: amount }
  ]
  return { type: 'transfer', legs, reason, reasonCode, reference }
}

function named(
  { database }: Command,
  body: Transfer,
  field: 'fromWalletId' | 'toWalletId'
): Party {
  const party = systemParty(database, rowId('wal', body[field]))
  if (party) return party
  const detail = 'There is no such system wallet.'
  throw invalid([{ pointer: `#/${field}`, detail }])
}
