import * as v from 'valibot'

import { Id, Instant, maybe } from './values.ts'

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

const Facts = v.record(v.string(), v.unknown())

export const AuditEntry = v.object({
  id: Id,
  createdAt: Instant,
  /** An `AuditAction`; an unknown one is shown as it came. */
  action: v.string(),
  resource: v.string(),
  resourceId: Id,
  admin: v.object({ id: Id, name: v.string() }),
  before: maybe(Facts),
  /** `null` if none are left. */
  after: v.nullish(Facts),
  reason: maybe(v.string()),
  requestId: maybe(v.string())
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>
