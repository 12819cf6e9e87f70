import {
  CreateAdmin,
  EditAdmin,
  EndedSessions,
  ResetPassword,
  SetAdminStatus
} from './admin/admin-commands.ts'
import { Admin } from './admin/admin.ts'
import { CreateGame, EditGame, SetGameStatus } from './game/game-commands.ts'
import { Game } from './game/game.ts'
import {
  AdjustSystemWallet,
  AdjustUser,
  Cancel,
  Complete,
  Preview,
  Reverse,
  Transfer
} from './ledger/money-commands.ts'
import { TransactionDetail } from './ledger/transaction.ts'
import { named } from './named-calls.ts'
import { AddNote } from './note/note-commands.ts'
import { Note } from './note/note.ts'
import {
  EditSystemWallet,
  SetSystemWalletStatus
} from './system-wallet/system-wallet-commands.ts'
import { SystemWallet } from './system-wallet/system-wallet.ts'
import { EditUser, SuspendUser } from './user/user-commands.ts'
import { User } from './user/user.ts'

const post = { method: 'POST', envelope: 'item' } as const
const patch = { method: 'PATCH', envelope: 'item', isVersioned: true } as const
/** Every movement of money carries an `Idempotency-Key`. */
const move = { ...post, answer: TransactionDetail } as const
/** What somebody else has decided meanwhile is not decided again. */
const decide = { ...move, isVersioned: true } as const
/** At its own path: a server without it answers 404 or 405, moving nothing. */
const preview = { ...post, answer: Preview } as const
const previewDecide = { ...preview, isVersioned: true } as const
/** With a version, nothing is taken back beside what somebody else did. */
const mayBeVersioned = { isVersioned: 'optional', body: Reverse } as const

export const commandCalls = /* @__PURE__ */ named({
  createAdmin: { ...post, path: 'admins', answer: Admin, body: CreateAdmin },
  editAdmin: { ...patch, path: 'admins/:id', answer: Admin, body: EditAdmin },
  setAdminStatus: {
    ...patch,
    path: 'admins/:id',
    answer: Admin,
    body: SetAdminStatus
  },
  resetAdminPassword: {
    ...post,
    path: 'admins/:id/password',
    answer: EndedSessions,
    body: ResetPassword
  },
  endAdminSessions: {
    method: 'DELETE',
    envelope: 'item',
    path: 'admins/:id/sessions',
    answer: EndedSessions
  },
  editUser: { ...patch, path: 'users/:id', answer: User, body: EditUser },
  suspendUser: {
    ...post,
    path: 'users/:id/suspension',
    answer: User,
    body: SuspendUser
  },
  reinstateUser: {
    method: 'DELETE',
    envelope: 'item',
    path: 'users/:id/suspension',
    answer: User
  },
  addUserNote: {
    ...post,
    path: 'users/:id/notes',
    answer: Note,
    body: AddNote
  },
  createGame: { ...post, path: 'games', answer: Game, body: CreateGame },
  editGame: { ...patch, path: 'games/:id', answer: Game, body: EditGame },
  setGameStatus: {
    ...patch,
    path: 'games/:id',
    answer: Game,
    body: SetGameStatus
  },
  editSystemWallet: {
    ...patch,
    path: 'system-wallets/:id',
    answer: SystemWallet,
    body: EditSystemWallet
  },
  setSystemWalletStatus: {
    ...patch,
    path: 'system-wallets/:id',
    answer: SystemWallet,
    body: SetSystemWalletStatus
  },
  adjustUser: { ...move, path: 'users/:id/adjustments', body: AdjustUser },
  previewAdjustUser: {
    ...preview,
    path: 'users/:id/adjustments/preview',
    body: AdjustUser
  },
  adjustSystemWallet: {
    ...move,
    path: 'system-wallets/:id/adjustments',
    body: AdjustSystemWallet
  },
  previewAdjustSystemWallet: {
    ...preview,
    path: 'system-wallets/:id/adjustments/preview',
    body: AdjustSystemWallet
  },
  transfer: { ...move, path: 'system-wallets/transfers', body: Transfer },
  previewTransfer: {
    ...preview,
    path: 'system-wallets/transfers/preview',
    body: Transfer
  },
  reverse: { ...move, ...mayBeVersioned, path: 'transactions/:id/reversal' },
  previewReverse: {
    ...preview,
    ...mayBeVersioned,
    path: 'transactions/:id/reversal/preview'
  },
  completeTransaction: {
    ...decide,
    path: 'transactions/:id/completion',
    body: Complete
  },
  previewCompleteTransaction: {
    ...previewDecide,
    path: 'transactions/:id/completion/preview',
    body: Complete
  },
  cancelTransaction: {
    ...decide,
    path: 'transactions/:id/cancellation',
    body: Cancel
  },
  previewCancelTransaction: {
    ...previewDecide,
    path: 'transactions/:id/cancellation/preview',
    body: Cancel
  },
  addTransactionNote: {
    ...post,
    path: 'transactions/:id/notes',
    answer: Note,
    body: AddNote
  }
})

export type CommandName = keyof typeof commandCalls
