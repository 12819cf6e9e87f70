import { LOCALE } from './locale.ts'

export const DEFAULT_ZONE = 'UTC'

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

/** Creating a formatter costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Throws a `RangeError` on a zone that does not exist. */
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

/** `Europe/Berlin` is a zone; an offset is not. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z]/u.test(text)) return false
  try {
    zoneFormat('fields', text, 'en-GB')
    return true
  } catch {
    return false
  }
}

/** `Asia/Kathmandu` and `Asia/Katmandu` are the same. */
export function isSameZone(one: string, other: string): boolean {
  const [first, second] = [one, other].map(
    zone => zoneFormat('fields', zone, 'en-GB').resolvedOptions().timeZone
  )
  return first === second
}

/** `CET`, `GMT+5:45` or `UTC`, at this time of the year */
export function zoneName(zone: string, atMilliseconds: number): string {
  if (zone === DEFAULT_ZONE) return zone
  const parts = zoneFormat('zoneName', zone, LOCALE).formatToParts(
    atMilliseconds
  )
  return parts.find(part => part.type === 'timeZoneName')?.value ?? zone
}

/** Browsers list zones by the names of their first edition (CLDR). */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk'
}

/** The name that the tz database gives it today: `Asia/Kolkata`. */
export function zoneToday(zone: string): string {
  return RENAMED[zone] ?? zone
}
