import * as v from 'valibot'

import { auditedResources } from './audit.ts'
import type { CallName } from './calls.ts'
import { ListQuery, listQuery } from './list-query.ts'
import { listCriteria } from './lists.ts'

const TransactionQuery = listQuery(listCriteria.userTransactions)
const WalletTransactionQuery = listQuery(listCriteria.walletTransactions)

/** The newest first, and in no other order. */
const NotesQuery = v.pick(ListQuery, ['page', 'limit', 'withTotal', 'cursor'])

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
  userNotes: NotesQuery,
  games: listQuery(listCriteria.games),
  systemWallets: listQuery(listCriteria.systemWallets),
  walletTransactions: WalletTransactionQuery,
  walletDailyNet: v.object({ ...WalletTransactionQuery.entries, ...daily }),
  transactionNotes: NotesQuery,
  audit: v.object({
    ...listQuery(listCriteria.audit).entries,
    /** Of what touched this one; both or none. */
    resource: v.optional(v.picklist(auditedResources)),
    resourceId: v.optional(v.string())
  })
} as const satisfies Partial<Record<CallName, v.GenericSchema>>
