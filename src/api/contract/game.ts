import * as v from 'valibot'

import { ListQuery, Several } from './list.ts'
import { Id, Instant, maybe, Minor, Money } from './values.ts'

export const Game = v.object({
  id: Id,
  name: v.string(),
  code: maybe(v.string()),
  kind: maybe(v.string()),
  status: v.string(),
  minPlayers: maybe(v.number()),
  maxPlayers: maybe(v.number()),
  players: maybe(v.number()),
  entryFee: maybe(Money),
  prizePool: maybe(Money),
  /** Hundredths of a percent. */
  commissionBps: maybe(v.number()),
  isPrivate: maybe(v.boolean()),
  startedAt: maybe(Instant),
  finishedAt: maybe(Instant),
  createdAt: Instant,
  updatedAt: maybe(Instant),
  version: maybe(v.number())
})
export type Game = v.InferOutput<typeof Game>

export const GameQuery = v.object({
  ...ListQuery.entries,
  status: Several,
  kind: Several,
  isPrivate: v.optional(v.picklist(['true', 'false'])),
  currency: v.optional(v.string()),
  /** Entry fee in `currency`, minor units. */
  feeMin: v.optional(Minor),
  feeMax: v.optional(Minor),
  startedAtFrom: v.optional(Instant),
  startedAtTo: v.optional(Instant),
  createdAtFrom: v.optional(Instant),
  createdAtTo: v.optional(Instant)
})
export const gameSorts = [
  'name',
  'code',
  'kind',
  'status',
  'players',
  'entryFee',
  'commissionBps',
  'prizePool',
  'startedAt',
  'createdAt'
] as const
