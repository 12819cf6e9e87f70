import type { GenericSchema } from 'valibot'

import { AdminQuery } from './admin.ts'
import { AuditQuery } from './audit.ts'
import type { CallName } from './calls.ts'
import { GameQuery } from './game.ts'
import { SystemWalletQuery } from './system-wallet.ts'
import {
  DailyQuery,
  TransactionQuery,
  WalletDailyQuery,
  WalletTransactionQuery
} from './transaction.ts'
import { UserQuery } from './user.ts'

/** What the calls take in their query, for who answers them. */
export const callQueries = {
  admins: AdminQuery,
  users: UserQuery,
  userTransactions: TransactionQuery,
  userDailyNet: DailyQuery,
  games: GameQuery,
  systemWallets: SystemWalletQuery,
  walletTransactions: WalletTransactionQuery,
  walletDailyNet: WalletDailyQuery,
  audit: AuditQuery
} as const satisfies Partial<Record<CallName, GenericSchema>>
