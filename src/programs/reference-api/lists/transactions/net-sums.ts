import type { DatabaseSync } from 'node:sqlite'

import { minorOf, numberOf, type Row } from '../../data/columns.ts'
import { DAY_MS, type SystemSums } from '../../data/system-sums.ts'
import type { Condition } from '../paging/conditions.ts'
import { filter, valuesOf } from '../paging/statements.ts'
import type { Period } from './entry-tally.ts'
import { conditionsOfSums, sumsAsEntries } from './system-sums-source.ts'
import { transactionSource } from './transaction-source.ts'

/** In minor units. */
export interface Net {
  credit: bigint
  debit: bigint
  count: number
}

/** Every zone is whole quarters of an hour away from UTC. */
const QUARTER_MS = 900_000
const NOTHING: Net = { credit: 0n, debit: 0n, count: 0 }
const SUMS = `coalesce(sum(max(e.delta, 0)), 0) AS credit,
  coalesce(sum(max(-e.delta, 0)), 0) AS debit`

/** `periods` follow one another. */
export function netOfEntries(
  database: DatabaseSync,
  conditions: readonly Condition[],
  periods: readonly Period[]
): Net[] {
  const nets = periods.map(() => ({ ...NOTHING }))
  let at = 0
  const quarters = database
    .prepare(
      `SELECT e.created_at / ${QUARTER_MS} AS quarter, count(*) AS entries,
         ${SUMS}
       FROM ${transactionSource.from}${filter(conditions)}
       GROUP BY quarter ORDER BY quarter`
    )
    .all(...valuesOf({}, conditions))
  for (const row of quarters) {
    const time = numberOf(row, 'quarter') * QUARTER_MS
    while (time >= (periods[at]?.to ?? Infinity)) at += 1
    const net = nets[at]
    if (net) add(net, netOf(row), 1n)
  }
  return nets
}

/**
 * From daily sums. A zone's days are not those of UTC: the sum until an instant
 * is that of the days before it, and the entries to the nearest midnight.
 */
export function netOfSystemDays(
  database: DatabaseSync,
  sums: SystemSums,
  conditions: readonly Condition[],
  periods: readonly Period[]
): Net[] {
  const lasting = conditions.filter(({ column }) => column !== 'e.created_at')
  const untilDay = runningSums(database, sums, lasting)
  const between = netBetween(database, lasting)
  const until = (time: number): Net => {
    const midnight = Math.round(time / DAY_MS) * DAY_MS
    const net = { ...untilDay(midnight / DAY_MS) }
    if (time > midnight) add(net, between(midnight, time), 1n)
    if (time < midnight) add(net, between(time, midnight), -1n)
    return net
  }
  const ends = periods.map(({ to }) => until(to))
  return periods.map(({ from }, at) => {
    const net = { ...(ends[at] ?? NOTHING) }
    // Most days start where the one before ended.
    const before = periods[at - 1]?.to === from ? ends[at - 1] : undefined
    add(net, before ?? until(from), -1n)
    return net
  })
}

/** All days before a day, by that day's number. */
function runningSums(
  database: DatabaseSync,
  sums: SystemSums,
  conditions: readonly Condition[]
): (day: number) => Net {
  const narrower = conditionsOfSums(conditions)
  const rows = database
    .prepare(
      `SELECT e.span AS day, sum(e.entries) AS entries, ${SUMS}
       FROM ${sumsAsEntries(sums)}${filter(narrower)}
       GROUP BY e.span ORDER BY e.span`
    )
    .all(...valuesOf({}, narrower))
  const first = rows[0] ? numberOf(rows[0], 'day') : 0
  const sum = { ...NOTHING }
  const until: Net[] = []
  for (const row of rows) {
    // Days without entries have the sum of the days before them.
    while (until.length <= numberOf(row, 'day') - first) {
      until.push({ ...sum })
    }
    add(sum, netOf(row), 1n)
  }
  return day => (day <= first ? NOTHING : (until[day - first] ?? sum))
}

function netBetween(
  database: DatabaseSync,
  conditions: readonly Condition[]
): (from: number, to: number) => Net {
  const statement = database.prepare(
    `SELECT count(*) AS entries, ${SUMS}
     FROM ${transactionSource.from}${filter(conditions)}
       AND e.created_at >= ? AND e.created_at < ?`
  )
  return (from, to) => {
    const row = statement.get(...valuesOf({}, conditions), from, to)
    return row ? netOf(row) : NOTHING
  }
}

function netOf(row: Row): Net {
  return {
    credit: BigInt(minorOf(row, 'credit')),
    debit: BigInt(minorOf(row, 'debit')),
    count: numberOf(row, 'entries')
  }
}

function add(net: Net, other: Net, sign: 1n | -1n): void {
  net.credit += sign * other.credit
  net.debit += sign * other.debit
  net.count += Number(sign) * other.count
}
