import type { ActionList } from '../features/actions/action-definition.ts'
import { adminActions } from './admins/admin-actions.ts'
import { gameActions } from './games/game-actions.ts'
import { moneyActions } from './ledger/money-actions.ts'
import { walletActions } from './system-wallets/system-wallet-actions.ts'
import { userActions } from './users/user-actions.ts'

/** All actions, loaded with the first form. */
export const actions = {
  ...adminActions,
  ...userActions,
  ...gameActions,
  ...walletActions,
  ...moneyActions
} satisfies ActionList
