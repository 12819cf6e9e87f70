import type { DatabaseSync } from 'node:sqlite'

import type { Condition } from './conditions.ts'
import { findAfter, findAt, type Found } from './find-rows.ts'
import type { Keys } from './keyset.ts'
import type { Wanted } from './statements.ts'

/** Rows that are equal in the first term of the order. */
export interface Part {
  key: string
  rows: number
  conditions: readonly Condition[]
}

/** By skipping rows, or after the row with these keys. */
export type Place =
  | { limit: number; offset: bigint }
  | { limit: number; after: Keys }

/** In a part, only the rest of the order is left, in any direction. */
export function findInParts(
  database: DatabaseSync,
  { source, order }: Wanted,
  parts: readonly Part[],
  place: Place
): Found[] {
  const descending = order[0]?.descending ?? false
  const found: Found[] = []
  let skipped = 'offset' in place ? place.offset : 0n
  const after = 'after' in place ? place.after : undefined
  for (const { key, rows, conditions } of inOrder(parts, descending)) {
    if (after && isBefore(key, after, descending)) continue
    const limit = place.limit - found.length
    if (limit === 0) break
    if (skipped >= rows) {
      skipped -= BigInt(rows)
      continue
    }
    const wanted = { source, conditions, order: order.slice(1) }
    const inside =
      after?.[0] === key
        ? findAfter(database, wanted, after.slice(1), limit)
        : findAt(database, wanted, { limit, offset: skipped })
    skipped = 0n
    found.push(...inside.map(({ id, keys }) => ({ id, keys: [key, ...keys] })))
  }
  return found
}

function inOrder(parts: readonly Part[], descending: boolean): Part[] {
  const sorted = parts.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  return descending ? sorted.toReversed() : sorted
}

/** Whether the whole part comes before the row with these keys. */
function isBefore(key: string, [first]: Keys, descending: boolean): boolean {
  if (typeof first !== 'string' || key === first) return false
  return key < first !== descending
}
