import { commandCalls } from '../../../contract/command-calls.ts'
import type {
  EditSystemWallet,
  SetSystemWalletStatus
} from '../../../contract/system-wallet/system-wallet-commands.ts'
import type { SystemWallet } from '../../../contract/system-wallet/system-wallet.ts'
import { searchKey } from '../../../format/search-key.ts'
import { fitsInt64 } from '../data/int64.ts'
import { rowId } from '../data/public-id.ts'
import type { App } from '../http/context.ts'
import { readJsonBody } from '../http/json-body.ts'
import { invalid, refusal } from '../http/problem.ts'
import { findSystemWallet } from '../lists/system-wallets.ts'
import type { Command, CommandParts, Done } from './command.ts'
import { patchBody } from './patch-body.ts'
import {
  atVersion,
  change,
  changedFields,
  type Resource,
  type Subject
} from './resource.ts'
import { runCommand } from './run-command.ts'

export const systemWallets: Resource<SystemWallet> = {
  name: 'system-wallets',
  noun: 'system wallet',
  table: 'system_wallets',
  idColumn: 'wallet_id',
  fields: ['name', 'lowBalanceAt', 'status'],
  find: ({ database, at }, id) =>
    findSystemWallet({ database, now: () => at }, id)
}

export function addSystemWalletCommands(app: App, parts: CommandParts): void {
  const { editSystemWallet, setSystemWalletStatus } = commandCalls
  const Patch = patchBody(editSystemWallet.body, setSystemWalletStatus.body)

  app.patch(`/${editSystemWallet.path}`, parts.signedIn, async context => {
    const body = await readJsonBody(context, Patch)
    const id = rowId('wal', context.req.param('id'))
    return runCommand(context, parts, command => {
      const subject = atVersion(systemWallets, command, id)
      refuseClosed(subject.row)
      return 'status' in body
        ? setStatus(command, subject, body)
        : edit(command, subject, body)
    })
  })
}

function edit(
  command: Command,
  subject: Subject<SystemWallet>,
  body: EditSystemWallet
): Done {
  const { row } = subject
  if (changedFields(row, body).size === 0) return { status: 200, data: row }
  const name = body.name ?? row.name
  const { lowBalanceAt = row.lowBalanceAt } = body
  if (!fitsInt64(BigInt(lowBalanceAt ?? 0))) {
    const detail = 'No wallet can hold that much.'
    throw invalid([{ pointer: '#/lowBalanceAt', detail }])
  }
  return change(systemWallets, command, subject, {
    action: 'wallet.edited',
    columns: {
      name,
      search_key: searchKey(`${name}\n${row.code}`),
      low_balance_at: lowBalanceAt == null ? null : BigInt(lowBalanceAt)
    }
  })
}

function setStatus(
  command: Command,
  subject: Subject<SystemWallet>,
  { status, reason }: SetSystemWalletStatus
): Done {
  if (subject.row.status === status) {
    throw refusal(`already-${status}`, `This wallet is already ${status}.`)
  }
  return change(systemWallets, command, subject, {
    action: status === 'frozen' ? 'wallet.frozen' : 'wallet.unfrozen',
    columns: { status },
    reason
  })
}

function refuseClosed({ status }: SystemWallet): void {
  if (status !== 'closed') return
  throw refusal('wallet-closed', 'This wallet is closed.')
}
