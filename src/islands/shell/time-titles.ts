import { bothZonesText } from '../../domain/dates.ts'
import { $ownZone } from '../../stores/preferences/zone.ts'

/**
 * Gives an instant its tooltip when a pointer comes to it: in full, in UTC and
 * in the reader's own zone. Rows have many, and nobody reads most of them.
 * Gives what ends it.
 */
export function titleTimes(): () => void {
  document.addEventListener('pointerover', titleOne)
  return () => document.removeEventListener('pointerover', titleOne)
}

function titleOne({ target }: PointerEvent): void {
  const time = target instanceof Element ? target.closest('time') : null
  if (time?.dateTime) time.title = bothZonesText(time.dateTime, $ownZone.get())
}
