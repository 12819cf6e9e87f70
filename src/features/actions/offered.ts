import { backend } from '../../backend/backend.ts'
import type { CommandName } from '../../contract/command-calls.ts'
import type { ActionName } from './action-definition.ts'
import type { RowAction } from './row-action.ts'

const COMMANDS: Record<ActionName, CommandName> = {
  'create-admin': 'createAdmin',
  'edit-admin': 'editAdmin',
  'disable-admin': 'setAdminStatus',
  'enable-admin': 'setAdminStatus',
  'reset-admin-password': 'resetAdminPassword',
  'end-admin-sessions': 'endAdminSessions',
  'edit-user': 'editUser',
  'suspend-user': 'suspendUser',
  'reinstate-user': 'reinstateUser',
  'create-game': 'createGame',
  'duplicate-game': 'createGame',
  'edit-game': 'editGame',
  'open-game': 'setGameStatus',
  'pause-game': 'setGameStatus',
  'resume-game': 'setGameStatus',
  'archive-game': 'setGameStatus',
  'edit-wallet': 'editSystemWallet',
  'freeze-wallet': 'setSystemWalletStatus',
  'unfreeze-wallet': 'setSystemWalletStatus',
  'adjust-user': 'adjustUser',
  'adjust-wallet': 'adjustSystemWallet',
  transfer: 'transfer',
  'reverse-transaction': 'reverse'
}

/** False for what the backend cannot do, which is then not shown. */
export function isOffered(action: ActionName): boolean {
  return backend.offers(COMMANDS[action])
}

export function offered(actions: readonly RowAction[]): RowAction[] {
  return actions.filter(({ request }) => isOffered(request.name))
}
