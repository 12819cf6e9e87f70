import * as v from 'valibot'

import { Id, Instant, maybe, Minor } from '../values.ts'

/** In minor units. */
export const Balance = v.object({
  currency: v.string(),
  available: Minor,
  reserved: maybe(Minor),
  bonus: maybe(Minor)
})
export type Balance = v.InferOutput<typeof Balance>

export const User = v.object({
  id: Id,
  username: maybe(v.string()),
  displayName: maybe(v.string()),
  email: maybe(v.string()),
  emailVerified: maybe(v.boolean()),
  /** `null` for none. */
  phone: v.nullish(v.string()),
  country: maybe(v.string()),
  avatarUrl: maybe(v.string()),
  status: v.string(),
  banReason: maybe(v.string()),
  bannedUntil: maybe(Instant),
  balances: v.array(Balance),
  gamesPlayed: maybe(v.number()),
  tags: maybe(v.array(v.string())),
  isTest: maybe(v.boolean()),
  /** `null` for never. */
  lastSeenAt: v.nullish(Instant),
  createdAt: Instant,
  updatedAt: maybe(Instant),
  version: maybe(v.number())
})
export type User = v.InferOutput<typeof User>
