import * as v from 'valibot'

import { ListQuery, Several } from './list.ts'
import { Id, Instant, maybe, Minor } from './values.ts'

/** What a user holds in one currency, in minor units. */
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
  phone: maybe(v.string()),
  country: maybe(v.string()),
  avatarUrl: maybe(v.string()),
  status: v.string(),
  banReason: maybe(v.string()),
  bannedUntil: maybe(Instant),
  balances: v.array(Balance),
  gamesPlayed: maybe(v.number()),
  tags: maybe(v.array(v.string())),
  isTest: maybe(v.boolean()),
  lastSeenAt: maybe(Instant),
  createdAt: Instant,
  updatedAt: maybe(Instant),
  version: maybe(v.number())
})
export type User = v.InferOutput<typeof User>

export const UserQuery = v.object({
  ...ListQuery.entries,
  status: Several,
  country: Several,
  currency: v.optional(v.string()),
  /** Available balance in `currency`, minor units. */
  balanceMin: v.optional(Minor),
  balanceMax: v.optional(Minor),
  hasReserved: v.optional(v.picklist(['true', 'false'])),
  isTest: v.optional(v.picklist(['true', 'false'])),
  createdAtFrom: v.optional(Instant),
  createdAtTo: v.optional(Instant),
  lastSeenAtFrom: v.optional(Instant),
  lastSeenAtTo: v.optional(Instant)
})
/** `balance` sorts by the available amount in `currency`, EUR by default. */
export const userSorts = [
  'displayName',
  'username',
  'email',
  'status',
  'country',
  'balance',
  'gamesPlayed',
  'lastSeenAt',
  'createdAt'
] as const
