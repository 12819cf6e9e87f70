import * as v from 'valibot'

import { Admin, adminSorts, CurrentAdmin } from './admin/admin.ts'
import { AuditEntry, auditSorts } from './audit.ts'
import { Game, gameSorts } from './game/game.ts'
import { Currency } from './ledger/currency.ts'
import {
  DailyNet,
  Transaction,
  TransactionDetail,
  transactionSorts
} from './ledger/transaction.ts'
import { CURRENCIES_PATH, USER_PATH } from './prefetch-paths.ts'
import { SentCommand } from './sent-command.ts'
import { LoginAnswer, LoginRequest } from './session/session-answers.ts'
import { tokenCalls } from './session/token-calls.ts'
import {
  SystemWallet,
  systemWalletSorts
} from './system-wallet/system-wallet.ts'
import { User, userSorts } from './user/user.ts'

/** How an answer is wrapped: as it is, in `data`, or as a list. */
export type Envelope = 'bare' | 'item' | 'list' | 'none'

export interface Call<Answer extends v.GenericSchema = v.GenericSchema> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the API base, with `:name` for a parameter. */
  path: string
  envelope: Envelope
  answer: Answer
  body?: v.GenericSchema
  /** The first is the default. */
  sorts?: readonly string[]
}

/**
 * Reads and session calls; commands are in `command-calls.ts`, which loads with
 * the first action. A backend with other names is matched in these two tables.
 * Query schemas are in `call-queries.ts`: a caller needs none.
 */
export const calls = {
  refresh: tokenCalls.refresh,
  currentAdmin: { ...tokenCalls.whose, answer: CurrentAdmin },
  login: {
    method: 'POST',
    path: 'admin/login',
    envelope: 'bare',
    answer: LoginAnswer,
    body: LoginRequest
  },
  logout: {
    method: 'POST',
    path: 'admin/logout',
    envelope: 'none',
    answer: v.unknown()
  },
  admins: {
    method: 'GET',
    path: 'admins',
    envelope: 'list',
    answer: Admin,
    sorts: adminSorts
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
    answer: User,
    sorts: userSorts
  },
  user: { method: 'GET', path: USER_PATH, envelope: 'item', answer: User },
  userTransactions: {
    method: 'GET',
    path: 'users/:id/transactions',
    envelope: 'list',
    answer: Transaction,
    sorts: transactionSorts
  },
  userDailyNet: {
    method: 'GET',
    path: 'users/:id/transactions/daily',
    envelope: 'item',
    answer: DailyNet
  },
  games: {
    method: 'GET',
    path: 'games',
    envelope: 'list',
    answer: Game,
    sorts: gameSorts
  },
  game: { method: 'GET', path: 'games/:id', envelope: 'item', answer: Game },
  systemWallets: {
    method: 'GET',
    path: 'system-wallets',
    envelope: 'list',
    answer: SystemWallet,
    sorts: systemWalletSorts
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
    answer: Transaction,
    sorts: transactionSorts
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
  currencies: {
    method: 'GET',
    path: CURRENCIES_PATH,
    envelope: 'list',
    answer: Currency
  },
  audit: {
    method: 'GET',
    path: 'audit',
    envelope: 'list',
    answer: AuditEntry,
    sorts: auditSorts
  },
  sentCommand: {
    method: 'GET',
    path: 'commands/:key',
    envelope: 'item',
    answer: SentCommand
  }
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
/** For a list, one row of it. */
export type AnswerOf<Name extends CallName> = v.InferOutput<
  (typeof calls)[Name]['answer']
>
