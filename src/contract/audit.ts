import * as v from 'valibot'

import { Id, Instant, maybe, Money } from './values.ts'

export const auditedResources = [
  'admins',
  'users',
  'games',
  'system-wallets',
  'transactions'
] as const
export type AuditedResource = (typeof auditedResources)[number]

/** What is recorded; another server may record others. */
export type AuditAction =
  | 'admin.created'
  | 'admin.edited'
  | 'admin.disabled'
  | 'admin.enabled'
  | 'admin.password-reset'
  | 'admin.sessions-ended'
  | 'user.edited'
  | 'user.suspended'
  | 'user.reinstated'
  | 'user.adjusted'
  | 'user.noted'
  | 'game.created'
  | 'game.edited'
  | 'game.paused'
  | 'game.resumed'
  | 'game.archived'
  | 'wallet.edited'
  | 'wallet.frozen'
  | 'wallet.unfrozen'
  | 'wallet.adjusted'
  | 'wallet.transferred'
  | 'transaction.reversed'
  | 'transaction.requested'
  | 'transaction.completed'
  | 'transaction.cancelled'
  | 'transaction.approved'
  | 'transaction.declined'
  | 'transaction.noted'

/**
 * What a command touched; `name` as it is called now. `owner`: of an entry, the
 * user or the system wallet in whose ledger it is.
 */
export const AuditSubject = v.object({
  resource: v.string(),
  id: Id,
  name: maybe(v.string()),
  owner: maybe(v.object({ resource: v.string(), id: Id }))
})
export type AuditSubject = v.InferOutput<typeof AuditSubject>

const Facts = v.record(v.string(), v.unknown())

export const AuditEntry = v.object({
  id: Id,
  createdAt: Instant,
  /** An `AuditAction`; an unknown one is shown as it came. */
  action: v.string(),
  resource: v.string(),
  resourceId: Id,
  admin: v.object({ id: Id, name: v.string() }),
  /** All that was touched, `resourceId` included. */
  subjects: maybe(v.array(AuditSubject)),
  before: maybe(Facts),
  /** `null` if none are left. */
  after: v.nullish(Facts),
  /**
   * Of a command that moves money: how much, signed as in the entry that the
   * command is about. Only asked for, cancelled or declined, it has moved nothing.
   */
  amount: maybe(Money),
  reasonCode: maybe(v.string()),
  reason: maybe(v.string()),
  requestId: maybe(v.string())
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>
