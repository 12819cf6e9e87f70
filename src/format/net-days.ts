import { addDays } from './period-ends.ts'
import { dayOf } from './zone-days.ts'

/** In minor units. */
export interface NetDay {
  /** `2026-11-21` */
  day: string
  credit: string
  debit: string
  net: string
  /** Settled entries. */
  count: number
}

/** Longer periods, in days, are shown without their empty ends. */
export const MAX_NET_DAYS = 550

const DAY_MS = 86_400_000

/** `first` to `last`, both inclusive; days without entries are zeros. */
export function fillDays(
  days: readonly NetDay[],
  first: string,
  last: string
): NetDay[] {
  const known = new Map(days.map(day => [day.day, day]))
  const filled: NetDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    filled.push(
      known.get(day) ?? { day, credit: '0', debit: '0', net: '0', count: 0 }
    )
  }
  return filled
}

/**
 * The first and last day to show for a period (`from` inclusive, `to`
 * exclusive): never beyond today, and without empty ends if one is open or the
 * period is too long. `undefined` if there is no day to show.
 */
export function netPeriod(
  days: readonly NetDay[],
  period: { from?: string | undefined; to?: string | undefined },
  zone: string,
  nowMilliseconds: number
): { first: string; last: string } | undefined {
  const dataFirst = days[0]?.day
  const dataLast = days.at(-1)?.day
  const today = dayOf(nowMilliseconds, zone)
  const from = period.from && dayOf(Date.parse(period.from), zone)
  const to = period.to && dayOf(Date.parse(period.to) - 1, zone)
  const end = to && to < today ? to : from && today
  const first = from || dataFirst
  const last = end && (!dataLast || end > dataLast) ? end : (dataLast ?? end)
  if (!first || !last || first > last) return undefined
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  if (count <= MAX_NET_DAYS) return { first, last }
  return dataFirst && dataLast
    ? { first: dataFirst, last: dataLast }
    : undefined
}
