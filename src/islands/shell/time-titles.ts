import { bothZonesText } from '../../format/dates.ts'
import { $ownZone } from '../../stores/preferences/zone.ts'

/**
 * Returns an instant its tooltip while a pointer is over it: in full, in UTC and
 * in the reader's own zone. Rows have many, and nobody reads most of them; the
 * elements of a row may come to be those of another. Returns its cleanup.
 */
export function titleTimes(): () => void {
  const heard = [
    ['pointerover', giveTitle],
    ['pointermove', giveTitle],
    ['pointerout', takeTitle]
  ] as const
  for (const [event, hear] of heard) document.addEventListener(event, hear)
  return () => {
    for (const [event, hear] of heard) document.removeEventListener(event, hear)
  }
}

function giveTitle({ target }: PointerEvent): void {
  const time = timeAt(target)
  if (time) time.title = bothZonesText(time.dateTime, $ownZone.get())
}

function takeTitle({ target }: PointerEvent): void {
  timeAt(target)?.removeAttribute('title')
}

/** The time below a pointer; the link of a row lies over its own. */
function timeAt(target: EventTarget | null): HTMLTimeElement | null {
  if (!(target instanceof Element)) return null
  const link = target.closest('.row-link')
  return target.closest('time') ?? link?.querySelector('time') ?? null
}
