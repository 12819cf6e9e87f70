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

const Facts = v.record(v.string(), v.unknown())

export const AuditEntry = v.object({
  id: Id,
  createdAt: Instant,
  /** Such as `user.suspended`; an unknown one is shown as it came. */
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

export const auditSorts = ['createdAt'] as const
