import { dayOf } from './zone-days.ts'
import { zoneFormat } from './zone.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `14 Nov 2026`: the day of an ISO 8601 instant in a zone. */
export function dayText(instant: string, zone: string, locale: string): string {
  return zoneFormat('day', zone, locale).format(Date.parse(instant))
}

/** `14 Nov` this year, `14 Nov 2025` before and after it, in a zone. */
export function shortDayText(
  instant: string,
  zone: string,
  nowMilliseconds: number,
  locale: string
): string {
  const milliseconds = Date.parse(instant)
  const [year, thisYear] = [milliseconds, nowMilliseconds].map(time =>
    dayOf(time, zone).slice(0, 4)
  )
  const style = year === thisYear ? 'shortDay' : 'day'
  return zoneFormat(style, zone, locale).format(milliseconds)
}

/** `Saturday 14 Nov` this year, with its year before and after it. */
export function weekdayText(
  /** A day of the calendar: `2026-11-14`. */
  day: string,
  thisYear: string,
  locale: string
): string {
  const style = day.startsWith(`${thisYear}-`) ? 'weekday' : 'fullWeekday'
  // A day of a calendar is no instant: UTC keeps it as it is.
  return zoneFormat(style, 'UTC', locale).format(Date.parse(day))
}

/** `14:01:52`: what the clock of a zone shows. */
export function clockText(
  instant: string,
  zone: string,
  locale: string
): string {
  return zoneFormat('clock', zone, locale).format(Date.parse(instant))
}

/**
 * How long ago an instant was, as short as a table cell wants it: `3 min ago`,
 * `5 h ago`, `yesterday`, and its day in the zone after that.
 */
export function agoText(
  instant: string,
  zone: string,
  nowMilliseconds: number,
  locale: string
): string {
  const age = nowMilliseconds - Date.parse(instant)
  if (age < 0 || age >= 2 * DAY) return dayText(instant, zone, locale)
  const relative = relativeFormat(locale)
  if (age < MINUTE) return relative.format(0, 'second')
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour')
  return relative.format(-1, 'day')
}

const relatives = new Map<string, Intl.RelativeTimeFormat>()

/** One of each language: a formatter costs more than its use. */
function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  const known = relatives.get(locale)
  if (known) return known
  const format = new Intl.RelativeTimeFormat(locale, {
    style: 'short',
    numeric: 'auto'
  })
  relatives.set(locale, format)
  return format
}

/** `21 Nov 2026, 14:01:52 CET`: an instant in full, with its zone. */
export function fullText(
  instant: string,
  zone: string,
  locale: string
): string {
  return zoneFormat('full', zone, locale).format(Date.parse(instant))
}

/** The instant in full, in UTC and in the reader's own zone, for a tooltip. */
export function bothZonesText(
  instant: string,
  ownZone: string,
  locale: string
): string {
  const utc = fullText(instant, 'UTC', locale)
  if (ownZone === 'UTC') return utc
  const own = fullText(instant, ownZone, locale)
  return utc === own ? utc : `${utc} · ${own}`
}
