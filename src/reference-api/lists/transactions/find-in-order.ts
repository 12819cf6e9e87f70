import type { DatabaseSync } from 'node:sqlite'

import { SYSTEM_DAYS, SYSTEM_WEEK_DETAILS } from '../../data/system-sums.ts'
import { type Condition, NEVER, on } from '../paging/conditions.ts'
import type { Way } from '../paging/find-page.ts'
import type { OrderTerm } from '../paging/list-source.ts'
import { countColumn, countRows } from '../paging/tally.ts'
import { tallyOfEntries } from './entry-tally.ts'
import { sumsFor } from './system-sums-source.ts'
import { transactionSource } from './transaction-source.ts'

/** Fewer rows are sorted sooner than they are met in the order of a list. */
const MANY_ROWS = 20_000
/** The columns whose indexes give entries by time, and in no other order. */
const BY_TIME = new Set([
  'e.wallet_id',
  'e.type',
  'e.status',
  'e.currency',
  'e.game_id'
])

/**
 * How to find entries in an order without looking at most of them. The sums
 * tell before how many there are: none need no search, and an order that
 * begins with an enumeration is taken apart by its values.
 */
export function wayInOrder(
  database: DatabaseSync,
  conditions: readonly Condition[],
  order: readonly OrderTerm[]
): Way {
  const [first = '', second = ''] = order.map(({ expression }) => expression)
  const isSearched = conditions.some(({ column, inSums }) => !column && inSums)
  const isByTime = first === 'e.created_at' || first === 'e.id'
  const isKnown = sumsFor(conditions, [SYSTEM_DAYS, SYSTEM_WEEK_DETAILS])
  if (!isKnown || (isByTime && !isSearched)) {
    return { kind: 'whole', conditions }
  }
  if (Object.values(transactionSource.enumerations).includes(first)) {
    const others = conditions.filter(({ column }) => column !== first)
    const counts = countColumn(database, first, conditions, tallyOfEntries)
    const parts = counts.map(({ value, count }) => ({
      key: value,
      rows: count,
      conditions: foundBy(
        [...others, ...on(first, '= ?', value)],
        count,
        second
      )
    }))
    return { kind: 'parts', parts }
  }
  const rows = countRows(database, conditions, tallyOfEntries)
  const found = rows === 0 ? [NEVER] : foundBy(conditions, rows, first)
  return { kind: 'whole', conditions: found }
}

/**
 * The conditions of some rows in the order of an expression. SQLite would sort
 * all entries of a wallet by amount; where they are many, a page is met sooner
 * in the index of the amounts. The plus keeps it from the index of the wallet.
 */
function foundBy(
  conditions: readonly Condition[],
  rows: number,
  expression: string
): readonly Condition[] {
  if (rows < MANY_ROWS || expression !== 'abs(e.delta)') return conditions
  return conditions.map(condition =>
    BY_TIME.has(condition.column ?? '')
      ? { ...condition, sql: `+${condition.sql}` }
      : condition
  )
}
