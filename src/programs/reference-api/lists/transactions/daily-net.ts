import type { DatabaseSync } from 'node:sqlite'

import type {
  DailyNet,
  DayNet
} from '../../../../contract/ledger/transaction.ts'
import { isZone } from '../../../../format/time-zone.ts'
import { dayOf, firstInstant } from '../../../../format/zone-days.ts'
import { optionalNumber } from '../../data/columns.ts'
import {
  DAY_MS,
  SYSTEM_DAY_DETAILS,
  SYSTEM_DAYS
} from '../../data/system-sums.ts'
import { invalid } from '../../http/problem.ts'
import type { Condition } from '../paging/conditions.ts'
import { filter, valuesOf } from '../paging/statements.ts'
import { type Period, periodOf } from './entry-tally.ts'
import { type Net, netOfEntries, netOfSystemDays } from './net-sums.ts'
import { sumsFor } from './system-sums-source.ts'
import { SETTLED, transactionSource } from './transaction-source.ts'

interface DailyRequest {
  currency: string
  zone: string
}

/** Cut to the requested period. */
export interface ZoneDay extends Period {
  day: string
}

/** `scope` says whose entries, `narrower` which. 422 for an unknown zone. */
export function readDailyNet(
  database: DatabaseSync,
  { currency, zone }: DailyRequest,
  scope: Condition,
  narrower: readonly Condition[]
): DailyNet {
  if (!isZone(zone)) {
    const detail = 'Write the name of a time zone, such as Europe/Warsaw.'
    throw invalid([{ pointer: 'zone', detail }])
  }
  const conditions = [scope, ...narrower, SETTLED]
  const period = within(periodOf(conditions), spanOf(database, scope))
  const days = daysOf(period, zone)
  const sums = sumsFor(conditions, [SYSTEM_DAYS, SYSTEM_DAY_DETAILS])
  const nets = sums
    ? netOfSystemDays(database, sums, conditions, days)
    : netOfEntries(database, conditions, days)
  return {
    currency,
    zone,
    days: days.flatMap(({ day }, at) => shown(day, nets[at]))
  }
}

function shown(day: string, net: Net | undefined): DayNet[] {
  if (!net || net.count === 0) return []
  const { credit, debit, count } = net
  return [
    {
      day,
      credit: String(credit),
      debit: String(debit),
      net: String(credit - debit),
      count
    }
  ]
}

function daysOf({ from, to }: Period, zone: string): ZoneDay[] {
  const days: ZoneDay[] = []
  if (from >= to) return days
  const last = Date.parse(dayOf(to - 1, zone))
  let start = from
  for (let day = Date.parse(dayOf(from, zone)); day <= last; day += DAY_MS) {
    const end = Math.min(firstInstant(day + DAY_MS, zone), to)
    const name = new Date(day).toISOString().slice(0, 10)
    // A zone that moved across the date line has skipped days.
    if (start < end) days.push({ day: name, from: start, to: end })
    start = end
  }
  return days
}

function spanOf(database: DatabaseSync, scope: Condition): Period {
  const { from } = transactionSource
  const where = filter([scope])
  const row = database
    .prepare(
      `SELECT (SELECT min(e.created_at) FROM ${from}${where}) AS first,
         (SELECT max(e.created_at) FROM ${from}${where}) AS last`
    )
    .get(...valuesOf({}, [scope, scope]))
  const first = row && optionalNumber(row, 'first')
  const last = row && optionalNumber(row, 'last')
  return first === undefined || last === undefined
    ? { from: 0, to: 0 }
    : { from: first, to: last + 1 }
}

function within(one: Period, other: Period): Period {
  return {
    from: Math.max(one.from, other.from),
    to: Math.min(one.to, other.to)
  }
}
