import * as v from 'valibot'

import { Id, Instant, maybe, Minor } from '../values.ts'

export const Counterparty = v.object({
  kind: v.string(),
  id: Id,
  name: maybe(v.string())
})

/** One ledger entry, seen from its wallet. */
export const Transaction = v.object({
  id: Id,
  createdAt: Instant,
  effectiveAt: maybe(Instant),
  cancelledAt: maybe(Instant),
  type: v.string(),
  status: v.string(),
  direction: v.picklist(['credit', 'debit']),
  /** Minor units, never negative: the sign is `direction`. */
  amount: v.pipe(Minor, v.regex(/^\d+$/u, 'a negative amount')),
  currency: v.string(),
  balanceBefore: maybe(Minor),
  /** `null` for an entry that has moved nothing, or nothing yet. */
  balanceAfter: v.nullish(Minor),
  walletId: maybe(Id),
  /** `null` for a user's wallet: only system wallets have names. */
  walletName: v.nullish(v.string()),
  userId: maybe(Id),
  userName: maybe(v.string()),
  counterparty: maybe(Counterparty),
  gameId: maybe(Id),
  gameName: maybe(v.string()),
  reference: maybe(v.string()),
  groupId: maybe(Id),
  reversesId: maybe(Id),
  /** The last that did, if several. */
  reversedById: maybe(Id),
  /**
   * What can still be reversed of its amount, if less than all may be. What
   * waits for approval to be reversed is not in it.
   */
  reversible: maybe(Minor),
  /** The entry that completed this one, or that this one completes. */
  postedById: maybe(Id),
  postsId: maybe(Id),
  /** `approval`: another admin has to complete it. */
  waitsFor: maybe(v.string()),
  /** `completion`, `cancellation`, `reversal`; by its status if missing. */
  actions: maybe(v.array(v.string())),
  version: maybe(v.number()),
  /** Who made it, or cancelled it; `null` if no admin did. */
  operator: v.nullish(v.object({ id: Id, name: v.string() })),
  reason: maybe(v.string()),
  /** One of `reason-codes.ts`; any other is shown as it is. */
  reasonCode: maybe(v.string()),
  failureCode: maybe(v.string()),
  metadata: maybe(v.record(v.string(), v.unknown()))
})
export type Transaction = v.InferOutput<typeof Transaction>

/** With every entry of its group, itself included. */
export const TransactionDetail = v.object({
  ...Transaction.entries,
  entries: v.array(Transaction)
})
export type TransactionDetail = v.InferOutput<typeof TransactionDetail>

/** Settled entries of one day in one currency. */
export const DayNet = v.object({
  /** A day of the requested zone: `2026-11-21`. */
  day: v.pipe(v.string(), v.isoDate()),
  credit: Minor,
  debit: Minor,
  net: Minor,
  count: v.number()
})
export type DayNet = v.InferOutput<typeof DayNet>

/** Oldest first, without empty days. */
export const DailyNet = v.object({
  currency: v.string(),
  zone: v.string(),
  days: v.array(DayNet)
})
export type DailyNet = v.InferOutput<typeof DailyNet>
