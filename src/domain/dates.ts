/** The zone that the panel's times are shown in. */
export const PANEL_ZONE = 'UTC'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `14 Nov 2026`, in the panel's zone. */
export function dayText(instant: string, locale: string): string {
  return new Date(instant).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: PANEL_ZONE
  })
}

/** `14 Nov` this year, `14 Nov 2025` before, in the panel's zone. */
export function shortDayText(
  instant: string,
  nowMilliseconds: number,
  locale: string
): string {
  const thisYear = new Date(nowMilliseconds).getUTCFullYear()
  if (new Date(instant).getUTCFullYear() !== thisYear) {
    return dayText(instant, locale)
  }
  return new Date(instant).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: PANEL_ZONE
  })
}

/** `14:01:52`, in the panel's zone. */
export function clockText(instant: string, locale: string): string {
  return new Date(instant).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: PANEL_ZONE
  })
}

/**
 * How long ago an instant was, as short as a table cell wants it: `3 min ago`,
 * `5 h ago`, `yesterday`, and the day itself after that.
 */
export function agoText(
  instant: string,
  nowMilliseconds: number,
  locale: string
): string {
  const age = nowMilliseconds - Date.parse(instant)
  const relative = new Intl.RelativeTimeFormat(locale, {
    style: 'short',
    numeric: 'auto'
  })
  if (age < 0 || age >= 2 * DAY) return dayText(instant, locale)
  if (age < MINUTE) return relative.format(0, 'second')
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour')
  return relative.format(-1, 'day')
}

/** The instant in the panel's zone and in the reader's own, for a tooltip. */
export function bothZonesText(instant: string, locale: string): string {
  const format = (timeZone?: string): string =>
    new Date(instant).toLocaleString(locale, {
      dateStyle: 'medium',
      timeStyle: 'long',
      ...(timeZone ? { timeZone } : {})
    })
  const panel = format(PANEL_ZONE)
  const own = format()
  return panel === own ? panel : `${panel} · ${own}`
}
