import type { NetDay } from '../../format/net-days.ts'

export interface NetPoint {
  /** Inclusive; the same for one day. */
  first: string
  last: string
  /** In minor units. */
  credit: bigint
  debit: bigint
  net: bigint
  count: number
}

export type NetGrouping = 'day' | 'week' | 'month'

/** In px at a default font size of 16 px, as the width is. */
const MIN_BAR_PX = 3
/** The rest of a bar's slot is a gap. */
export const BAR_SHARE = 0.6

const DAY_MS = 86_400_000

/** Days, else weeks from Monday, else months, to keep bars wide enough. */
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

/** In pixels; at least 1 for a value other than 0. */
export function barPixels(value: bigint, span: bigint, height: number): number {
  if (value === 0n || span === 0n) return 0
  const share = Number((value * 1_000_000n) / span) / 1_000_000
  const pixels = share * height
  if (Math.abs(pixels) >= 1) return pixels
  return value < 0n ? -1 : 1
}

/** Indexes, evenly spaced and ending with the newest. */
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
