import { zoneToday } from './time-zone.ts'

interface ZoneOption {
  /** `Asia/Kolkata` */
  value: string
  /** `Kolkata, Asia` */
  label: string
}

/** All that this browser knows, by their cities. */
export function allZones(locale: string): ZoneOption[] {
  return listed(Intl.supportedValuesOf('timeZone'), locale)
}

/** Of an ISO 3166 code; none where the browser does not know. */
export function zonesOfCountry(code: string, locale: string): ZoneOption[] {
  try {
    const found: Partial<Intl.Locale> = new Intl.Locale('und', { region: code })
    return listed(found.getTimeZones?.() ?? [], locale)
  } catch {
    // A malformed code throws.
    return []
  }
}

function listed(zones: readonly string[], locale: string): ZoneOption[] {
  return zones
    .map(zoneToday)
    .map(value => ({ value, label: nameOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}

function nameOf(zone: string): string {
  const [city = zone, ...regions] = zone
    .replaceAll('_', ' ')
    .split('/')
    .toReversed()
  return [city, ...regions].join(', ')
}
