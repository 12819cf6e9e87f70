import { LOCALE } from './locale.ts'

/** The zone that times are shown in until another one is chosen. */
export const DEFAULT_ZONE = 'UTC'

/** What is asked of a zone; each has its own formatter. */
const STYLES = {
  zoneName: { timeZoneName: 'short' },
  fields: {
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit'
  }
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** A formatter costs a hundred times what it then takes to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The formatter of a style in a zone. Throws a `RangeError` for a zone that
 * does not exist.
 */
export function zoneFormat(
  style: keyof typeof STYLES,
  zone: string,
  locale: string
): Intl.DateTimeFormat {
  const key = `${style} ${zone} ${locale}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, {
    ...STYLES[style],
    timeZone: zone
  })
  formats.set(key, format)
  return format
}

/** Whether a text names a zone, like `Europe/Berlin`; an offset does not. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z]/u.test(text)) return false
  try {
    zoneFormat('fields', text, 'en-GB')
    return true
  } catch {
    return false
  }
}

/** Whether two names mean one zone: `Asia/Kathmandu` and `Asia/Katmandu`. */
export function isSameZone(one: string, other: string): boolean {
  const [first, second] = [one, other].map(
    zone => zoneFormat('fields', zone, 'en-GB').resolvedOptions().timeZone
  )
  return first === second
}

/** The short name of a zone at an instant: `CET`, `GMT+5:45`, `UTC`. */
export function zoneName(zone: string, atMilliseconds: number): string {
  if (zone === DEFAULT_ZONE) return zone
  const parts = zoneFormat('zoneName', zone, LOCALE).formatToParts(
    atMilliseconds
  )
  return parts.find(part => part.type === 'timeZoneName')?.value ?? zone
}
