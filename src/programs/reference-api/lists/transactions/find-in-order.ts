import type { DatabaseSync } from 'node:sqlite'

import { SYSTEM_DAYS, SYSTEM_WEEK_DETAILS } from '../../data/system-sums.ts'
import { type Condition, NEVER, on } from '../paging/conditions.ts'
import type { Way } from '../paging/find-page.ts'
import type { OrderTerm } from '../paging/list-source.ts'
import { countColumn, countRows } from '../paging/tally.ts'
import { tallyOfEntries } from './entry-tally.ts'
import { sumsFor } from './system-sums-source.ts'
import { transactionSource } from './transaction-source.ts'

/** Sorting fewer rows is faster than finding them in a list's order. */
const MANY_ROWS = 20_000
/** The indexes of these give entries by time, and in no other order. */
const BY_TIME = new Set([
  'e.wallet_id',
  'e.type',
  'e.status',
  'e.currency',
  'e.game_id'
])

/**
 * Avoids reading most entries. Sums tell how many there are: without any there
 * is no search, and an order by an enumeration is split by its values.
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
 * SQLite would sort a wallet's entries by amount; with many, the index of the
 * amounts is faster. The plus keeps SQLite from the wallet's index.
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
