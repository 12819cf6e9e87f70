import * as v from 'valibot'

import { Id, maybe, Minor } from './values.ts'

/** Rows of a page that a list may be asked for. */
export const PAGE_SIZES = [10, 25, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 25

/** Sums of all matching rows of one currency. */
export const Totals = v.object({
  currency: v.string(),
  credit: Minor,
  debit: Minor,
  net: Minor,
  count: v.number()
})
export type Totals = v.InferOutput<typeof Totals>

/** What all matching wallets of one currency hold, minor units. */
export const Holding = v.object({
  currency: v.string(),
  available: Minor,
  reserved: Minor,
  /** Wallets. */
  count: v.number(),
  /** The wallet that holds the least, where the API names it. */
  lowest: maybe(v.object({ id: Id, name: v.string(), available: Minor }))
})
export type Holding = v.InferOutput<typeof Holding>

/** How many rows have a value, under all the other filters. */
export const ValueCount = v.object({ value: v.string(), count: v.number() })
export type ValueCount = v.InferOutput<typeof ValueCount>

export const ListMeta = v.object({
  page: v.number(),
  limit: v.number(),
  /** `null` where the server did not count. */
  total: v.nullish(v.number()),
  totalPages: v.nullish(v.number()),
  hasMore: v.boolean(),
  /** When the rows were read, ISO 8601. */
  asOf: v.string(),
  /** Where the next page begins, for a server that pages by cursor. */
  nextCursor: maybe(v.string()),
  totals: maybe(v.array(Totals)),
  holdings: maybe(v.array(Holding)),
  /** By the names that `withCounts` asked for. */
  counts: maybe(v.record(v.string(), v.array(ValueCount)))
})
export type ListMeta = v.InferOutput<typeof ListMeta>

/** A row of an answer that does not fit the contract. */
export interface UnreadableRow {
  /** Its place in the answer, from 1. */
  place: number
  /** Its id, where that much can be read. */
  id: string | undefined
  /** The field and what is wrong with it. */
  problem: string
}

/** The envelope of a list: its rows and what is known about the whole. */
export interface Page<Row> {
  data: Row[]
  meta: ListMeta
  /** Rows that are missing from `data`, where the asker wanted to be told. */
  unreadable?: readonly UnreadableRow[]
}
