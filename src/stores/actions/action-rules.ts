import { adminRules } from './rules/admin-rules.ts'
import { gameRules } from './rules/game-rules.ts'
import { moneyRules } from './rules/money-rules.ts'
import { userRules } from './rules/user-rules.ts'
import { walletRules } from './rules/wallet-rules.ts'

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
