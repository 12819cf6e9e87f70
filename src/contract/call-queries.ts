import * as v from 'valibot'

import { adminCriteria } from './admin/admin.ts'
import { auditCriteria, auditedResources } from './audit.ts'
import type { CallName } from './calls.ts'
import { gameCriteria } from './game/game.ts'
import {
  transactionCriteria,
  walletTransactionCriteria
} from './ledger/transaction.ts'
import { listQuery } from './list-query.ts'
import { systemWalletCriteria } from './system-wallet/system-wallet.ts'
import { userCriteria } from './user/user.ts'

const TransactionQuery = listQuery(transactionCriteria)
const WalletTransactionQuery = listQuery(walletTransactionCriteria)

const daily = {
  currency: v.string(),
  /** IANA name. */
  zone: v.optional(v.string(), 'UTC')
}

export const callQueries = {
  admins: listQuery(adminCriteria),
  users: listQuery(userCriteria),
  userTransactions: TransactionQuery,
  userDailyNet: v.object({ ...TransactionQuery.entries, ...daily }),
  games: listQuery(gameCriteria),
  systemWallets: listQuery(systemWalletCriteria),
  walletTransactions: WalletTransactionQuery,
  walletDailyNet: v.object({ ...WalletTransactionQuery.entries, ...daily }),
  audit: v.object({
    ...listQuery(auditCriteria).entries,
    resource: v.picklist(auditedResources),
    resourceId: v.string()
  })
} as const satisfies Partial<Record<CallName, v.GenericSchema>>
