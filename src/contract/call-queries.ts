import * as v from 'valibot'

import { auditedResources } from './audit.ts'
import type { CallName } from './calls.ts'
import { listQuery } from './list-query.ts'
import { listCriteria } from './lists.ts'

const TransactionQuery = listQuery(listCriteria.userTransactions)
const WalletTransactionQuery = listQuery(listCriteria.walletTransactions)

const daily = {
  currency: v.string(),
  /** IANA name. */
  zone: v.optional(v.string(), 'UTC')
}

export const callQueries = {
  admins: listQuery(listCriteria.admins),
  users: listQuery(listCriteria.users),
  userTransactions: TransactionQuery,
  userDailyNet: v.object({ ...TransactionQuery.entries, ...daily }),
  games: listQuery(listCriteria.games),
  systemWallets: listQuery(listCriteria.systemWallets),
  walletTransactions: WalletTransactionQuery,
  walletDailyNet: v.object({ ...WalletTransactionQuery.entries, ...daily }),
  audit: v.object({
    ...listQuery(listCriteria.audit).entries,
    resource: v.picklist(auditedResources),
    resourceId: v.string()
  })
} as const satisfies Partial<Record<CallName, v.GenericSchema>>
