import * as v from 'valibot'

import { auditedResources } from './audit.ts'
import type { CallName } from './calls.ts'
import { CanonicalMinor } from './fields.ts'
import { ListQuery, Several } from './list-query.ts'
import { Instant } from './values.ts'

const AdminQuery = v.object({
  ...ListQuery.entries,
  status: Several,
  lastLoginAtFrom: v.optional(Instant),
  lastLoginAtTo: v.optional(Instant),
  createdAtFrom: v.optional(Instant),
  createdAtTo: v.optional(Instant)
})

const UserQuery = v.object({
  ...ListQuery.entries,
  status: Several,
  country: Several,
  currency: v.optional(v.string()),
  /** Available balance in `currency`, minor units. */
  balanceMin: v.optional(CanonicalMinor),
  balanceMax: v.optional(CanonicalMinor),
  hasReserved: v.optional(v.picklist(['true', 'false'])),
  isTest: v.optional(v.picklist(['true', 'false'])),
  createdAtFrom: v.optional(Instant),
  createdAtTo: v.optional(Instant),
  lastSeenAtFrom: v.optional(Instant),
  lastSeenAtTo: v.optional(Instant)
})

const GameQuery = v.object({
  ...ListQuery.entries,
  status: Several,
  kind: Several,
  isPrivate: v.optional(v.picklist(['true', 'false'])),
  currency: v.optional(v.string()),
  /** Entry fee in `currency`, minor units. */
  feeMin: v.optional(CanonicalMinor),
  feeMax: v.optional(CanonicalMinor),
  startedAtFrom: v.optional(Instant),
  startedAtTo: v.optional(Instant),
  createdAtFrom: v.optional(Instant),
  createdAtTo: v.optional(Instant)
})

const SystemWalletQuery = v.object({
  ...ListQuery.entries,
  status: Several,
  currency: Several,
  purpose: Several,
  belowThreshold: v.optional(v.picklist(['true', 'false'])),
  createdAtFrom: v.optional(Instant),
  createdAtTo: v.optional(Instant)
})

const TransactionQuery = v.object({
  ...ListQuery.entries,
  type: Several,
  status: Several,
  direction: v.optional(v.picklist(['credit', 'debit'])),
  currency: v.optional(v.string()),
  /** Minor units. */
  amountMin: v.optional(CanonicalMinor),
  amountMax: v.optional(CanonicalMinor),
  /** From inclusive, to exclusive. */
  createdAtFrom: v.optional(Instant),
  createdAtTo: v.optional(Instant),
  gameId: Several,
  reference: v.optional(v.string()),
  groupId: v.optional(v.string()),
  byAdmin: v.optional(v.picklist(['true', 'false']))
})

export const WalletTransactionQuery = v.object({
  ...TransactionQuery.entries,
  walletId: Several,
  userId: v.optional(v.string())
})

const daily = {
  currency: v.string(),
  /** IANA name. */
  zone: v.optional(v.string(), 'UTC')
}
const DailyQuery = v.object({ ...TransactionQuery.entries, ...daily })
const WalletDailyQuery = v.object({
  ...WalletTransactionQuery.entries,
  ...daily
})

const AuditQuery = v.object({
  ...ListQuery.entries,
  resource: v.picklist(auditedResources),
  resourceId: v.string()
})

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
} as const satisfies Partial<Record<CallName, v.GenericSchema>>
