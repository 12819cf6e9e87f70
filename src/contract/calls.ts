import * as v from 'valibot'

import { Admin, CurrentAdmin } from './admin/admin.ts'
import { AuditEntry } from './audit.ts'
import { Game } from './game/game.ts'
import { Currency } from './ledger/currency.ts'
import {
  DailyNet,
  Transaction,
  TransactionDetail
} from './ledger/transaction.ts'
import { named, type UnnamedCall } from './named-calls.ts'
import { Note } from './note/note.ts'
import { SentCommand } from './sent-command.ts'
import {
  LoginAnswer,
  LoginRequest,
  RefreshRequest
} from './session/session-answers.ts'
import { sessionPaths } from './session/session-paths.ts'
import { tokenCalls } from './session/token-calls.ts'
import { SystemWallet } from './system-wallet/system-wallet.ts'
import { User } from './user/user.ts'

export interface Call<
  Answer extends v.GenericSchema = v.GenericSchema
> extends UnnamedCall<Answer> {
  name: string
}

/**
 * Reads and session calls; commands are in `command-calls.ts`, which loads with
 * the first action. src/backend translates
 * them for a backend with other names. Query schemas are in `call-queries.ts`: a caller needs none.
 */
export const calls = /* @__PURE__ */ named({
  refresh: { ...tokenCalls.refresh, body: RefreshRequest },
  currentAdmin: { ...tokenCalls.whose, answer: CurrentAdmin },
  login: {
    method: 'POST',
    path: sessionPaths.login.path,
    envelope: 'bare',
    answer: LoginAnswer,
    body: LoginRequest
  },
  logout: {
    method: 'POST',
    path: sessionPaths.logout.path,
    envelope: 'none',
    answer: v.unknown()
  },
  admins: {
    method: 'GET',
    path: 'admins',
    envelope: 'list',
    answer: Admin
  },
  admin: {
    method: 'GET',
    path: 'admins/:id',
    envelope: 'item',
    answer: Admin
  },
  users: {
    method: 'GET',
    path: 'users',
    envelope: 'list',
    answer: User
  },
  user: { method: 'GET', path: 'users/:id', envelope: 'item', answer: User },
  userTransactions: {
    method: 'GET',
    path: 'users/:id/transactions',
    envelope: 'list',
    answer: Transaction
  },
  userDailyNet: {
    method: 'GET',
    path: 'users/:id/transactions/daily',
    envelope: 'item',
    answer: DailyNet
  },
  userNotes: {
    method: 'GET',
    path: 'users/:id/notes',
    envelope: 'list',
    answer: Note
  },
  games: {
    method: 'GET',
    path: 'games',
    envelope: 'list',
    answer: Game
  },
  game: { method: 'GET', path: 'games/:id', envelope: 'item', answer: Game },
  systemWallets: {
    method: 'GET',
    path: 'system-wallets',
    envelope: 'list',
    answer: SystemWallet
  },
  systemWallet: {
    method: 'GET',
    path: 'system-wallets/:id',
    envelope: 'item',
    answer: SystemWallet
  },
  walletTransactions: {
    method: 'GET',
    path: 'system-wallets/transactions',
    envelope: 'list',
    answer: Transaction
  },
  walletDailyNet: {
    method: 'GET',
    path: 'system-wallets/transactions/daily',
    envelope: 'item',
    answer: DailyNet
  },
  transaction: {
    method: 'GET',
    path: 'transactions/:id',
    envelope: 'item',
    answer: TransactionDetail
  },
  transactionNotes: {
    method: 'GET',
    path: 'transactions/:id/notes',
    envelope: 'list',
    answer: Note
  },
  currencies: {
    method: 'GET',
    path: 'currencies',
    envelope: 'list',
    answer: Currency
  },
  audit: {
    method: 'GET',
    path: 'audit',
    envelope: 'list',
    answer: AuditEntry
  },
  sentCommand: {
    method: 'GET',
    path: 'commands/:key',
    envelope: 'item',
    answer: SentCommand
  }
})

export type CallName = keyof typeof calls
/** For a list, one row of it. */
export type AnswerOf<Name extends CallName> = v.InferOutput<
  (typeof calls)[Name]['answer']
>
