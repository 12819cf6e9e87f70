import * as v from 'valibot'

import { Id, maybe, Minor } from './values.ts'

export const PAGE_SIZES = [10, 25, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 25

export const Totals = v.object({
  currency: v.string(),
  credit: Minor,
  debit: Minor,
  net: Minor,
  count: v.number()
})
export type Totals = v.InferOutput<typeof Totals>

export const Holding = v.object({
  currency: v.string(),
  available: Minor,
  reserved: Minor,
  /** Wallets. */
  count: v.number(),
  /** The one with the least available, if the API names it. */
  lowest: maybe(v.object({ id: Id, name: v.string(), available: Minor }))
})
export type Holding = v.InferOutput<typeof Holding>

/** Counted under all the other filters. */
export const ValueCount = v.object({ value: v.string(), count: v.number() })
export type ValueCount = v.InferOutput<typeof ValueCount>

export const ListMeta = v.object({
  page: v.number(),
  limit: v.number(),
  /** `null` if the server did not count. */
  total: v.nullish(v.number()),
  totalPages: v.nullish(v.number()),
  hasMore: v.boolean(),
  /** When the rows were read, ISO 8601. */
  asOf: v.string(),
  /** From servers that page by cursor. */
  nextCursor: maybe(v.string()),
  totals: maybe(v.array(Totals)),
  holdings: maybe(v.array(Holding)),
  /** By the names in `withCounts`. */
  counts: maybe(v.record(v.string(), v.array(ValueCount)))
})
export type ListMeta = v.InferOutput<typeof ListMeta>

export interface UnreadableRow {
  /** Position in the answer, from 1. */
  place: number
  id: string | undefined
  /** The field and what is wrong with it. */
  problem: string
}

export interface Page<Row> {
  data: Row[]
  meta: ListMeta
  /** Rows missing from `data`, if the caller wanted to know. */
  unreadable?: readonly UnreadableRow[]
}
