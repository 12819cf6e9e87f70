import type { DatabaseSync } from 'node:sqlite'

import { numberOf, sortKeyOf } from '../../data/columns.ts'
import { type Keys, stretchesAfter } from './keyset.ts'
import { pageStatement, type Wanted } from './statements.ts'

export interface Found {
  id: number
  keys: Keys
}

/** By offset: slower the deeper the page. */
export function findAt(
  database: DatabaseSync,
  wanted: Wanted,
  place: { limit: number; offset: bigint }
): Found[] {
  const { sql, values } = pageStatement(wanted, place)
  return database
    .prepare(sql)
    .all(...values)
    .map(row => ({
      id: numberOf(row, 'id'),
      keys: wanted.order.map((_, at) => sortKeyOf(row, `k${at}`))
    }))
}

/** By sort keys: equally fast at any depth. */
export function findAfter(
  database: DatabaseSync,
  wanted: Wanted,
  keys: Keys,
  limit: number
): Found[] {
  const found: Found[] = []
  for (const stretch of stretchesAfter(wanted.order, keys)) {
    const conditions = [...wanted.conditions, ...stretch]
    const place = { limit: limit - found.length, offset: 0n }
    found.push(...findAt(database, { ...wanted, conditions }, place))
    if (found.length >= limit) break
  }
  return found
}
