import * as v from 'valibot'

import { Id, Instant, maybe, Minor } from '../values.ts'

export const SystemWallet = v.object({
  id: Id,
  name: v.string(),
  code: maybe(v.string()),
  purpose: maybe(v.string()),
  currency: v.string(),
  balance: Minor,
  reserved: maybe(Minor),
  /** Net of the last 24 hours, minor units. */
  change24h: maybe(Minor),
  status: v.string(),
  /** `null` for no mark. */
  lowBalanceAt: v.nullish(Minor),
  allowNegative: maybe(v.boolean()),
  lastTransactionAt: maybe(Instant),
  createdAt: Instant,
  version: maybe(v.number())
})
export type SystemWallet = v.InferOutput<typeof SystemWallet>
