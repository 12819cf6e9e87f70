import type { ActionList } from '../features/actions/action-definition.ts'
import { createAdmin } from './admins/actions/create-admin.ts'
import { disableAdmin } from './admins/actions/disable-admin.ts'
import { editAdmin } from './admins/actions/edit-admin.ts'
import { enableAdmin } from './admins/actions/enable-admin.ts'
import { endAdminSessions } from './admins/actions/end-admin-sessions.ts'
import { resetAdminPassword } from './admins/actions/reset-admin-password.ts'
import { archiveGame } from './games/actions/archive-game.ts'
import { createGame } from './games/actions/create-game.ts'
import { duplicateGame } from './games/actions/duplicate-game.ts'
import { editGame } from './games/actions/edit-game.ts'
import { openGame } from './games/actions/open-game.ts'
import { pauseGame } from './games/actions/pause-game.ts'
import { resumeGame } from './games/actions/resume-game.ts'
import { adjustUser } from './ledger/actions/adjust-user.ts'
import { approveTransaction } from './ledger/actions/approve-transaction.ts'
import { cancelTransaction } from './ledger/actions/cancel-transaction.ts'
import { completeTransaction } from './ledger/actions/complete-transaction.ts'
import { declineTransaction } from './ledger/actions/decline-transaction.ts'
import { reverseTransaction } from './ledger/actions/reverse-transaction.ts'
import { adjustWallet } from './system-wallets/actions/adjust-wallet.ts'
import { editWallet } from './system-wallets/actions/edit-wallet.ts'
import { freezeWallet } from './system-wallets/actions/freeze-wallet.ts'
import { transfer } from './system-wallets/actions/transfer.ts'
import { unfreezeWallet } from './system-wallets/actions/unfreeze-wallet.ts'
import { editUser } from './users/actions/edit-user.ts'
import { reinstateUser } from './users/actions/reinstate-user.ts'
import { suspendUser } from './users/actions/suspend-user.ts'

/** All actions, loaded with the first form. */
export const actions = {
  'create-admin': createAdmin,
  'edit-admin': editAdmin,
  'disable-admin': disableAdmin,
  'enable-admin': enableAdmin,
  'reset-admin-password': resetAdminPassword,
  'end-admin-sessions': endAdminSessions,
  'edit-user': editUser,
  'suspend-user': suspendUser,
  'reinstate-user': reinstateUser,
  'create-game': createGame,
  'duplicate-game': duplicateGame,
  'edit-game': editGame,
  'open-game': openGame,
  'pause-game': pauseGame,
  'resume-game': resumeGame,
  'archive-game': archiveGame,
  'edit-wallet': editWallet,
  'freeze-wallet': freezeWallet,
  'unfreeze-wallet': unfreezeWallet,
  'adjust-wallet': adjustWallet,
  transfer,
  'adjust-user': adjustUser,
  'complete-transaction': completeTransaction,
  'approve-transaction': approveTransaction,
  'reverse-transaction': reverseTransaction,
  'cancel-transaction': cancelTransaction,
  'decline-transaction': declineTransaction
} satisfies ActionList
