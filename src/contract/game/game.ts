import * as v from 'valibot'

import { Id, Instant, maybe, Money } from '../values.ts'

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
