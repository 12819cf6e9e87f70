import { adminRules } from '../../screens/admins/admin-rules.ts'
import { gameRules } from '../../screens/games/game-rules.ts'
import { moneyRules } from '../../screens/ledger/money-rules.ts'
import { walletRules } from '../../screens/system-wallets/system-wallet-rules.ts'
import { userRules } from '../../screens/users/user-rules.ts'

/** Every action of the panel, by its name. */
export const actionRules = {
  ...adminRules,
  ...userRules,
  ...gameRules,
  ...walletRules,
  ...moneyRules
}

export type ActionName = keyof typeof actionRules

/** Whether a text names an action: a kept form may be of another build. */
export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(actionRules, name)
}
