import { DAY_MS } from '../../data/system-days.ts'
import type { Condition } from '../paging/conditions.ts'
import type { Tally } from '../paging/tally.ts'
import { OF_SYSTEM, SETTLED, transactionSource } from './transaction-source.ts'

/** From inclusive, to exclusive, milliseconds; an open end is an infinity. */
export interface Period {
  from: number
  to: number
}

/** What the daily sums keep apart, so that they can be narrowed by it. */
const KEPT_APART = new Set([
  'e.type',
  'e.status',
  'e.currency',
  'e.delta',
  'e.wallet_id',
  'e.operator_id'
])

/** The daily sums with the columns that the filters of entries look at. */
export const DAYS_AS_ENTRIES = `(
  SELECT NULL AS user_id, wallet_id, type, status, currency, delta, entries,
    day, day * ${DAY_MS} AS created_at, iif(by_admin, 1, NULL) AS operator_id
  FROM system_days)`

const COLUMNS = `user_id, wallet_id, type, status, currency, created_at,
  delta, operator_id`

/** Whether the daily sums know the answer, but for parts of days. */
export function hasDailySums(conditions: readonly Condition[]): boolean {
  return conditions.includes(OF_SYSTEM) && conditions.every(isKnownByDay)
}

function isKnownByDay(condition: Condition): boolean {
  if (condition === OF_SYSTEM || condition === SETTLED) return true
  const { column = '' } = condition
  return column === 'e.created_at' || KEPT_APART.has(column)
}

/**
 * What entries are counted and summed up in: for the system wallets the sums
 * of whole days, and the entries before the first and after the last of these;
 * for a user, or a filter that is finer than the sums, the entries themselves.
 */
export function tallyOfEntries(conditions: readonly Condition[]): Tally {
  const { from, to } = periodOf(conditions)
  const firstDay = Math.ceil(from / DAY_MS)
  const endDay = Math.floor(to / DAY_MS)
  if (firstDay >= endDay || !hasDailySums(conditions)) {
    return { from: transactionSource.from, count: 'count(*)' }
  }
  const edges = [
    { from, to: firstDay * DAY_MS },
    { from: endDay * DAY_MS, to }
  ].filter(edge => edge.from < edge.to)
  const rest = edges.map(
    () => ` UNION ALL SELECT ${COLUMNS}, 1 FROM entries
      WHERE user_id IS NULL AND created_at >= ? AND created_at < ?`
  )
  return {
    from: `(SELECT ${COLUMNS}, entries FROM ${DAYS_AS_ENTRIES}
      WHERE day >= ? AND day < ?${rest.join('')}) e`,
    fromValues: [
      ...[firstDay, endDay].map(inside),
      ...edges.flatMap(edge => [inside(edge.from), inside(edge.to)])
    ],
    count: 'coalesce(sum(e.entries), 0)'
  }
}

/** The period that conditions leave open. */
export function periodOf(conditions: readonly Condition[]): Period {
  const bounds = (comparison: string): number[] =>
    conditions
      .filter(({ sql }) => sql === `e.created_at ${comparison}`)
      .flatMap(({ values }) => values.map(Number))
  return {
    from: Math.max(-Infinity, ...bounds('>= ?')),
    to: Math.min(Infinity, ...bounds('< ?'))
  }
}

/** An end of a period as the database can compare it. */
function inside(value: number): number {
  return Math.min(
    Math.max(value, Number.MIN_SAFE_INTEGER),
    Number.MAX_SAFE_INTEGER
  )
}
