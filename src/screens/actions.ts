import type { ActionList } from '../features/actions/action-definition.ts'
import { adminActions } from './admins/admin-actions.ts'
import { gameActions } from './games/game-actions.ts'
import { adjustUser } from './ledger/actions/adjust-user.ts'
import { reverseTransaction } from './ledger/actions/reverse-transaction.ts'
import { adjustWallet } from './system-wallets/actions/adjust-wallet.ts'
import { transfer } from './system-wallets/actions/transfer.ts'
import { walletActions } from './system-wallets/system-wallet-actions.ts'
import { userActions } from './users/user-actions.ts'

/** All actions, loaded with the first form. */
export const actions = {
  ...adminActions,
  ...userActions,
  ...gameActions,
  ...walletActions,
  'adjust-user': adjustUser,
  'adjust-wallet': adjustWallet,
  transfer,
  'reverse-transaction': reverseTransaction
} satisfies ActionList
