import { backend } from '../../backend/backend.ts'
import { adminActions } from '../../screens/admins/admin-actions.ts'
import { gameActions } from '../../screens/games/game-actions.ts'
import { moneyActions } from '../../screens/ledger/money-actions.ts'
import { walletActions } from '../../screens/system-wallets/system-wallet-actions.ts'
import { userActions } from '../../screens/users/user-actions.ts'
import type { ActionDefinition } from './action-definition.ts'

export const actionDefinitions = {
  ...adminActions,
  ...userActions,
  ...gameActions,
  ...walletActions,
  ...moneyActions
}

export type ActionName = keyof typeof actionDefinitions

export function definitionOf(name: ActionName): ActionDefinition {
  const definition: ActionDefinition = actionDefinitions[name]
  const fields = definition.fields.filter(field =>
    backend.takes(definition.call.name, field.name)
  )
  return { ...definition, fields }
}

/** False for a name from a draft of another build. */
export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(actionDefinitions, name)
}
