import * as v from 'valibot'

import { Id, Instant, maybe, Minor } from '../values.ts'

/** The other side of an entry. */
export const Counterparty = v.object({
  kind: v.string(),
  id: Id,
  name: maybe(v.string())
})

/** One entry of the ledger, seen from the wallet it stands in. */
export const Transaction = v.object({
  id: Id,
  createdAt: Instant,
  effectiveAt: maybe(Instant),
  type: v.string(),
  status: v.string(),
  direction: v.picklist(['credit', 'debit']),
  /** Minor units, never negative: the sign is in `direction`. */
  amount: v.pipe(Minor, v.regex(/^\d+$/u, 'a negative amount')),
  currency: v.string(),
  balanceBefore: maybe(Minor),
  /** `null` for an entry that has moved nothing, or nothing yet. */
  balanceAfter: v.nullish(Minor),
  walletId: maybe(Id),
  /** `null` for the wallet of a user: those of the house have names. */
  walletName: v.nullish(v.string()),
  userId: maybe(Id),
  userName: maybe(v.string()),
  counterparty: maybe(Counterparty),
  gameId: maybe(Id),
  gameName: maybe(v.string()),
  reference: maybe(v.string()),
  groupId: maybe(Id),
  reversesId: maybe(Id),
  reversedById: maybe(Id),
  /** The admin who did it, `null` where the system did. */
  operator: v.nullish(v.object({ id: Id, name: v.string() })),
  reason: maybe(v.string()),
  failureCode: maybe(v.string()),
  metadata: maybe(v.record(v.string(), v.unknown()))
})
export type Transaction = v.InferOutput<typeof Transaction>

/** One transaction with every entry of its group. */
export const TransactionDetail = v.object({
  ...Transaction.entries,
  entries: v.array(Transaction)
})
export type TransactionDetail = v.InferOutput<typeof TransactionDetail>

/** What one day of a zone moved in one currency, settled entries only. */
export const DayNet = v.object({
  /** `2026-11-21`, a day of the zone that was asked for. */
  day: v.pipe(v.string(), v.isoDate()),
  credit: Minor,
  debit: Minor,
  net: Minor,
  count: v.number()
})
export type DayNet = v.InferOutput<typeof DayNet>

/** The days with settled entries, oldest first; empty days are left out. */
export const DailyNet = v.object({
  currency: v.string(),
  zone: v.string(),
  days: v.array(DayNet)
})
export type DailyNet = v.InferOutput<typeof DailyNet>

export const transactionSorts = [
  'createdAt',
  'amount',
  'type',
  'status'
] as const
