import { commandCalls } from '../../../../contract/command-calls.ts'
import type {
  AdjustSystemWallet,
  AdjustUser
} from '../../../../contract/ledger/money-commands.ts'
import type { Leg } from '../../data/ledger.ts'
import { rowId, userRowId } from '../../data/public-id.ts'
import type { App } from '../../http/context.ts'
import { readJsonBody } from '../../http/json-body.ts'
import { refusal } from '../../http/problem.ts'
import { record, type Why } from '../audit-log.ts'
import type { Command, CommandParts } from '../command.ts'
import { existing } from '../resource.ts'
import { systemWallets } from '../system-wallet-commands.ts'
import { refuseClosed, users } from '../user-resource.ts'
import { counterWallet } from './counter-wallet.ts'
import { addMoneyCommand } from './money-call.ts'
import {
  balanceFacts,
  type Movement,
  moveMoney,
  type RecordedLeg
} from './movement.ts'
import { userWallet } from './party.ts'
import { touchedWith } from './touched.ts'

export function addAdjustmentCommands(app: App, parts: CommandParts): void {
  const { adjustUser, adjustSystemWallet } = commandCalls

  addMoneyCommand(app, parts, {
    call: adjustUser,
    preview: commandCalls.previewAdjustUser,
    async read(context, publicId) {
      const body = await readJsonBody(context, adjustUser.body)
      const id = userRowId(publicId)
      return {
        move: command => moveMoney(command, planForUser(command, id, body)),
        reason: body.reason,
        reasonCode: body.reasonCode,
        record: (command, { legs: [leg] }) => {
          if (id === undefined || !leg) return
          recordUserAdjustment(command, id, leg, body)
        }
      }
    }
  })

  addMoneyCommand(app, parts, {
    call: adjustSystemWallet,
    preview: commandCalls.previewAdjustSystemWallet,
    async read(context, publicId) {
      const body = await readJsonBody(context, adjustSystemWallet.body)
      const id = rowId('wal', publicId)
      return {
        move: command => moveMoney(command, planForSystem(command, id, body)),
        reason: body.reason,
        reasonCode: body.reasonCode,
        record: (command, { legs: [leg] }) => {
          if (!leg) return
          record(command, {
            action: 'wallet.adjusted',
            resource: 'system-wallets',
            resourceId: leg.walletId,
            ...balanceFacts(leg),
            reason: body.reason,
            reasonCode: body.reasonCode,
            touched: touchedWith(command, leg.entry)
          })
        }
      }
    }
  })
}

export function recordUserAdjustment(
  command: Command,
  user: number,
  leg: RecordedLeg,
  { reason, reasonCode }: Why
): void {
  record(command, {
    action: 'user.adjusted',
    resource: 'users',
    resourceId: String(user),
    ...balanceFacts(leg),
    reason,
    reasonCode,
    touched: touchedWith(command, leg.entry)
  })
}

function planForUser(
  command: Command,
  requested: number | undefined,
  body: AdjustUser
): Movement {
  const { id, row } = existing(users, command, requested)
  refuseClosed(row)
  const wallet = userWallet(command.database, id, body.currency)
  if (wallet !== undefined) return adjustment(command, wallet, body)
  const detail = `This user has no wallet in ${body.currency}.`
  throw refusal('no-wallet', detail)
}

function planForSystem(
  command: Command,
  requested: number | undefined,
  body: AdjustSystemWallet
): Movement {
  const { id, row } = existing(systemWallets, command, requested)
  return adjustment(command, id, { ...body, currency: row.currency })
}

function adjustment(
  command: Command,
  wallet: number,
  { currency, direction, amount, reason, reasonCode, reference }: AdjustUser
): Movement {
  const units = BigInt(amount) * (direction === 'credit' ? 1n : -1n)
  const legs: Leg[] = [
    { wallet, delta: units },
    { wallet: counterWallet(command, currency, wallet), delta: -units }
  ]
  return { type: 'adjustment', legs, reason, reasonCode, reference }
}
