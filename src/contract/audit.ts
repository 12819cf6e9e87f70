import * as v from 'valibot'

import { Id, Instant, maybe } from './values.ts'

/** The resources whose changes are recorded. */
export const auditedResources = [
  'admins',
  'users',
  'games',
  'system-wallets',
  'transactions'
] as const
export type AuditedResource = (typeof auditedResources)[number]

const Facts = v.record(v.string(), v.unknown())

/** One thing that an administrator did: who, what, before, after, why. */
export const AuditEntry = v.object({
  id: Id,
  createdAt: Instant,
  /** A word such as `user.suspended`; an unknown one is shown as it came. */
  action: v.string(),
  resource: v.string(),
  resourceId: Id,
  admin: v.object({ id: Id, name: v.string() }),
  /** The fields that changed, as they were and as they are. */
  before: maybe(Facts),
  /** `null` where nothing is left of them. */
  after: v.nullish(Facts),
  reason: maybe(v.string()),
  requestId: maybe(v.string())
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

export const auditSorts = ['createdAt'] as const
