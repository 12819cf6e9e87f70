import { language } from '../messages.ts'
import { isDay } from './period-ends.ts'
import { DEFAULT_ZONE, zoneName } from './time-zone.ts'
import { dayOf, wallClock } from './zone-days.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const { writing } = language

/** `14 Nov 2026`. Throws a `RangeError` on an invalid instant, as all do. */
export function dayText(instant: string, zone: string): string {
  return fullDay(clockAt(instant, zone))
}

/** `14 Nov 2026`, of `2026-11-14`; `''` of a year half typed. */
export function calendarDayText(calendarDay: string): string {
  return isDay(calendarDay) ? dayText(calendarDay, DEFAULT_ZONE) : ''
}

/** `14 Nov` this year, else `14 Nov 2025`. */
export function shortDayText(
  instant: string,
  zone: string,
  nowMilliseconds: number
): string {
  const clock = clockAt(instant, zone)
  const thisYear = Number(dayOf(nowMilliseconds, zone).slice(0, 4))
  return clock.getUTCFullYear() === thisYear ? day(clock) : fullDay(clock)
}

/** `Saturday 14 Nov` this year, else with the year. */
export function weekdayText(
  /** `2026-11-14` */
  calendarDay: string,
  thisYear: string
): string {
  // A calendar day is not an instant: UTC keeps it unchanged.
  const clock = clockAt(calendarDay, DEFAULT_ZONE)
  const weekday = writing.weekdays[clock.getUTCDay()] ?? ''
  return calendarDay.startsWith(`${thisYear}-`)
    ? writing.weekday(weekday, day(clock))
    : writing.fullWeekday(weekday, fullDay(clock))
}

/** `14:01:52` */
export function clockText(instant: string, zone: string): string {
  return clockAt(instant, zone).toISOString().slice(-13, -5)
}

/**
 * `3 min ago` within the hour, over midnight too; `5 hr ago` within the day of
 * the zone; `yesterday`; then the day. The future alike: `in 5 hr`, `tomorrow`.
 */
export function agoText(
  instant: string,
  zone: string,
  nowMilliseconds: number
): string {
  const ahead = Date.parse(instant) - nowMilliseconds
  const minutes = Math.trunc(ahead / MINUTE)
  if (minutes === 0) return writing.now
  if (Math.abs(ahead) < HOUR) return writing.minutes(minutes)
  const clock = clockAt(instant, zone)
  const today = wallClock(nowMilliseconds, zone)
  const days = Math.floor(Number(clock) / DAY) - Math.floor(today / DAY)
  if (days === 0) return writing.hours(Math.trunc(ahead / HOUR))
  if (days === -1) return writing.yesterday
  return days === 1 ? writing.tomorrow : fullDay(clock)
}

/** `21 Nov 2026, 14:01:52 CET` */
export function fullText(instant: string, zone: string): string {
  const name = zoneName(zone, Date.parse(instant))
  return `${dayText(instant, zone)}, ${clockText(instant, zone)} ${name}`
}

/** In UTC and in the reader's own zone, for a tooltip. */
export function bothZonesText(instant: string, ownZone: string): string {
  const utc = fullText(instant, DEFAULT_ZONE)
  if (ownZone === DEFAULT_ZONE) return utc
  const own = fullText(instant, ownZone)
  return utc === own ? utc : `${utc} · ${own}`
}

/** The zone's wall clock, as the UTC time of a date. */
function clockAt(instant: string, zone: string): Date {
  return new Date(wallClock(Date.parse(instant), zone))
}

function day(clock: Date): string {
  return writing.day(clock.getUTCDate(), clock.getUTCMonth())
}

function fullDay(clock: Date): string {
  const [date, month] = [clock.getUTCDate(), clock.getUTCMonth()]
  return writing.fullDay(date, month, clock.getUTCFullYear())
}
