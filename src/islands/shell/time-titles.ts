import { bothZonesText } from '../../format/dates.ts'
import { $ownZone } from '../../stores/preferences/zone.ts'

/**
 * In full, in UTC and in the device's zone. Delegated, as few are read and rows
 * reuse elements. Returns a cleanup function.
 */
export function titleTimes(): () => void {
  const listening = [
    ['pointerover', giveTitle],
    ['pointermove', giveTitle],
    ['pointerout', takeTitle]
  ] as const
  for (const [event, listen] of listening)
    document.addEventListener(event, listen)
  return () => {
    for (const [event, listen] of listening)
      document.removeEventListener(event, listen)
  }
}

function giveTitle({ target }: PointerEvent): void {
  const time = timeAt(target)
  if (time) time.title = bothZonesText(time.dateTime, $ownZone.get())
}

function takeTitle({ target }: PointerEvent): void {
  timeAt(target)?.removeAttribute('title')
}

/** The time below the pointer; a row's link may cover it. */
function timeAt(target: EventTarget | null): HTMLTimeElement | null {
  if (!(target instanceof Element)) return null
  return (
    target.closest('time') ??
    target.closest('td a')?.querySelector('time') ??
    null
  )
}
