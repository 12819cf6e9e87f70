import { agoText, bothZonesText, dayText } from '../../domain/dates.ts'
import { LOCALE } from '../../domain/locale.ts'
import { moneyDigits } from '../../domain/money.ts'
import { $ownZone, $zone } from '../../stores/preferences/zone.ts'

/**
 * Makes the formatters that rows are written with, which cost more than their
 * use: when the rows are on their way they need not wait for them.
 */
export function prepareFormats(): void {
  const now = new Date()
  const instant = now.toISOString()
  const zone = $zone.get()
  bothZonesText(instant, $ownZone.get(), LOCALE)
  agoText(instant, zone, now.valueOf(), LOCALE)
  dayText(instant, zone, LOCALE)
  moneyDigits('0', 0, LOCALE)
}
