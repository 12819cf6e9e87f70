import { DEFAULT_ZONE, zoneFormat } from './time-zone.ts'

const DAY = 86_400_000

/** `2026-11-01` */
export function dayOf(instantMilliseconds: number, zone: string): string {
  return new Date(wallClock(instantMilliseconds, zone))
    .toISOString()
    .slice(0, 10)
}

/**
 * The first instant (ms) of a day, `2026-11-01`. Where midnight is skipped it
 * is the end of the gap, so a skipped day starts with the next one; where it
 * comes twice, the first. Throws a `RangeError` on an invalid day or zone.
 */
export function startOfDay(day: string, zone: string): number {
  return firstInstant(Date.parse(`${day}T00:00:00Z`), zone)
}

/** As `startOfDay`; `midnight` is the day's midnight in UTC, all in ms. */
export function firstInstant(midnight: number, zone: string): number {
  // No zone is more than a day off, or changes its clock twice in two days.
  const before = midnight - offsetAt(midnight - DAY, zone)
  const after = midnight - offsetAt(midnight + DAY, zone)
  const [first, last] = before < after ? [before, after] : [after, before]
  if (wallClock(first, zone) === midnight) return first
  if (wallClock(last, zone) === midnight) return last
  return endOfGap(first, last, midnight, zone)
}

/** The end of the gap over this midnight, between two instants. */
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

/** The zone's clock as if in UTC, in ms. Throws a `RangeError` if invalid. */
export function wallClock(instant: number, zone: string): number {
  if (Number.isNaN(instant)) throw new RangeError('Not an instant')
  if (zone === DEFAULT_ZONE) return instant
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  // The locale only sets the order of the fields, which is not used.
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
