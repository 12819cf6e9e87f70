import { DEFAULT_ZONE, zoneFormat } from './time-zone.ts'

const DAY = 86_400_000

/** The day that an instant (ms) falls on in a zone: `2026-11-01`. */
export function dayOf(instantMilliseconds: number, zone: string): string {
  return new Date(wallClock(instantMilliseconds, zone))
    .toISOString()
    .slice(0, 10)
}

/**
 * The first instant (ms) of a day, `2026-11-01`, in a zone. Where midnight
 * does not exist it is the first instant after the gap, so a day that a zone
 * has skipped begins with the day after it; where midnight comes twice it is
 * the first one. Throws a `RangeError` for what is no day or no zone.
 */
export function startOfDay(day: string, zone: string): number {
  return firstInstant(Date.parse(`${day}T00:00:00Z`), zone)
}

/**
 * The first instant (ms) whose clock in a zone shows this day or a later one.
 * The day is given as its midnight in UTC, ms.
 */
export function firstInstant(midnight: number, zone: string): number {
  // No zone is more than a day away, nor changes its clock twice in two days.
  const before = midnight - offsetAt(midnight - DAY, zone)
  const after = midnight - offsetAt(midnight + DAY, zone)
  const [first, last] = before < after ? [before, after] : [after, before]
  if (wallClock(first, zone) === midnight) return first
  if (wallClock(last, zone) === midnight) return last
  return endOfGap(first, last, midnight, zone)
}

/** Where the clock jumps over this midnight, between two instants. */
function endOfGap(
  tooEarly: number,
  lateEnough: number,
  midnight: number,
  zone: string
): number {
  while (lateEnough - tooEarly > 1) {
    const middle = Math.floor((tooEarly + lateEnough) / 2)
    if (wallClock(middle, zone) < midnight) tooEarly = middle
    else lateEnough = middle
  }
  return lateEnough
}

function offsetAt(instant: number, zone: string): number {
  return wallClock(instant, zone) - instant
}

/**
 * What the clock of a zone shows, as if it were a clock of UTC, ms. Throws a
 * `RangeError` for what is no instant or no zone.
 */
export function wallClock(instant: number, zone: string): number {
  if (Number.isNaN(instant)) throw new RangeError('Not an instant')
  if (zone === DEFAULT_ZONE) return instant
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  // The locale names the order of the fields only, and that is not used.
  for (const { type, value } of zoneFormat(
    'fields',
    zone,
    'en-GB'
  ).formatToParts(instant)) {
    shown[type] = Number(value)
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown
  const milliseconds = instant - Math.floor(instant / 1000) * 1000
  const clock = new Date(0)
  // Not `Date.UTC`, which takes the years of the first century for others.
  clock.setUTCFullYear(year, month - 1, day)
  return clock.setUTCHours(hour, minute, shown.second ?? 0, milliseconds)
}
