import type { NetDay } from '../../format/net-days.ts'

/** What one bar of the chart stands for: a day, or several in a row. */
export interface NetPoint {
  /** First and last day, both included; the same for one day. */
  first: string
  last: string
  /** Minor units. */
  credit: bigint
  debit: bigint
  net: bigint
  /** Settled entries. */
  count: number
}

export type NetGrouping = 'day' | 'week' | 'month'

/** Bars thinner than this cannot be told apart, in CSS pixels. */
const MIN_BAR_PX = 3
/** How much of its place a bar fills; the rest keeps it from the next one. */
export const BAR_SHARE = 0.6

const DAY_MS = 86_400_000

/**
 * The days as bars that are wide enough to be seen in so many pixels: one for
 * each day, else for each week from Monday, else for each month. Weeks and
 * months are cut off at the ends of the period.
 */
export function netPoints(
  days: readonly NetDay[],
  width: number
): { grouping: NetGrouping; points: NetPoint[] } {
  const most = Math.floor((width * BAR_SHARE) / MIN_BAR_PX)
  const grouping =
    days.length <= most ? 'day' : days.length <= most * 7 ? 'week' : 'month'
  const points: NetPoint[] = []
  let group: string | undefined
  for (const day of days) {
    const [point] = points.slice(-1)
    const name = groupOf(day.day, grouping)
    if (point && name === group) add(point, day)
    else points.push(pointOf(day))
    group = name
  }
  return { grouping, points }
}

/** A value in pixels of a scale: never 0 where the value is not. */
export function barPixels(value: bigint, span: bigint, height: number): number {
  if (value === 0n || span === 0n) return 0
  const share = Number((value * 1_000_000n) / span) / 1_000_000
  const pixels = share * height
  if (Math.abs(pixels) >= 1) return pixels
  return value < 0n ? -1 : 1
}

/**
 * Which of so many bars have their day below them, oldest first: the newest
 * one, and then always as many bars apart.
 */
export function labelledBars(bars: number, mostLabels: number): number[] {
  const apart = Math.ceil(bars / Math.max(mostLabels, 1))
  const labels = apart > 0 ? Math.ceil(bars / apart) : 0
  return Array.from(
    { length: labels },
    (_, place) => bars - 1 - (labels - 1 - place) * apart
  )
}

function groupOf(day: string, grouping: NetGrouping): string {
  switch (grouping) {
    case 'day':
      return day
    case 'month':
      return day.slice(0, 7)
    case 'week':
      // 1 January 1970 was a Thursday.
      return String(Math.floor((Date.parse(day) / DAY_MS + 3) / 7))
  }
}

function pointOf(day: NetDay): NetPoint {
  return {
    first: day.day,
    last: day.day,
    credit: BigInt(day.credit),
    debit: BigInt(day.debit),
    net: BigInt(day.net),
    count: day.count
  }
}

function add(point: NetPoint, day: NetDay): void {
  point.last = day.day
  point.credit += BigInt(day.credit)
  point.debit += BigInt(day.debit)
  point.net += BigInt(day.net)
  point.count += day.count
}
