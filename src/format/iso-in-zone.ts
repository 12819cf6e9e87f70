const MINUTE = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * `2026-11-21T14:02:11.000+01:00`. Historic offsets with seconds are rounded to
 * minutes, as ISO 8601 has no seconds there; the instant stays the same. Throws
 * a `RangeError` on an invalid instant or zone.
 */
export function isoInZone(instant: string, zone: string): string {
  const time = Date.parse(instant)
  const minutes = offsetMinutes(time, zone)
  const shown = new Date(time + minutes * MINUTE)
  // At the end of time, the zone's clock is beyond what a `Date` holds.
  if (Number.isNaN(shown.getTime())) return new Date(time).toISOString()
  return shown.toISOString().replace('Z', offsetText(minutes))
}

function offsetMinutes(time: number, zone: string): number {
  const name = offsetFormat(zone)
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value
  // `GMT+05:45`, `GMT-04:56:02`, or `GMT` alone.
  const found = /([+-])(\d+):(\d+)(?::(\d+))?/u.exec(name ?? '')
  if (!found) return 0
  const [, sign, hours, minutes, seconds = '0'] = found
  const size = Number(hours) * 60 + Number(minutes) + Number(seconds) / 60
  return Math.round(sign === '-' ? -size : size)
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const hour = String(Math.floor(size / 60)).padStart(2, '0')
  const minute = String(size % 60).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${hour}:${minute}`
}

function offsetFormat(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      timeZoneName: 'longOffset'
    })
    formats.set(zone, format)
  }
  return format
}
