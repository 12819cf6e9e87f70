import {
  SYSTEM_DAYS,
  SYSTEM_WEEK_DETAILS,
  type SystemSums
} from '../../data/system-sums.ts'
import { type Condition, where } from '../paging/conditions.ts'
import { filter, valuesOf } from '../paging/statements.ts'
import type { Tally } from '../paging/tally.ts'
import {
  conditionsOfSums,
  sumsAsEntries,
  sumsFor
} from './system-sums-source.ts'
import { transactionSource } from './transaction-source.ts'

/** In ms, from inclusive, to exclusive; an open end is an infinity. */
export interface Period {
  from: number
  to: number
}

/**
 * For system wallets, sums of whole spans and the entries before and after
 * these; for a user or a filter finer than the sums, the entries themselves.
 */
export function tallyOfEntries(conditions: readonly Condition[]): Tally {
  const sums = sumsFor(conditions, [SYSTEM_DAYS, SYSTEM_WEEK_DETAILS])
  return (sums && tallyInSums(conditions, sums)) ?? tallyInItself(conditions)
}

function tallyInItself(conditions: readonly Condition[]): Tally {
  return {
    from: transactionSource.from + filter(conditions),
    values: valuesOf({}, conditions),
    count: 'count(*)'
  }
}

function tallyInSums(
  conditions: readonly Condition[],
  sums: SystemSums
): Tally | undefined {
  const { spanMs } = sums
  const { from, to } = periodOf(conditions)
  const first = Math.ceil(from / spanMs)
  const end = Math.floor(to / spanMs)
  if (first >= end) return undefined
  const whole = [
    ...conditionsOfSums(conditions),
    ...where('e.span >= ? AND e.span < ?', inside(first), inside(end))
  ]
  const edges = [
    { from, to: first * spanMs },
    { from: end * spanMs, to }
  ]
    .filter(edge => edge.from < edge.to)
    .map(edge => [
      ...conditions,
      ...where(
        'e.created_at >= ? AND e.created_at < ?',
        inside(edge.from),
        inside(edge.to)
      )
    ])
  const parts = [
    `SELECT ${COLUMNS}, e.entries FROM ${sumsAsEntries(sums)}${filter(whole)}`,
    ...edges.map(
      edge =>
        `SELECT ${COLUMNS}, 1 FROM ${transactionSource.from}${filter(edge)}`
    )
  ]
  return {
    from: `(${parts.join(' UNION ALL ')}) e`,
    values: [whole, ...edges].flatMap(part => valuesOf({}, part)),
    count: 'coalesce(sum(e.entries), 0)'
  }
}

const COLUMNS = 'e.type, e.status, e.currency, e.delta'

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

/** Clamped to what the database can compare. */
function inside(value: number): number {
  return Math.min(
    Math.max(value, Number.MIN_SAFE_INTEGER),
    Number.MAX_SAFE_INTEGER
  )
}
