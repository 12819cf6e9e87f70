import { bothZonesText } from '../../format/dates.ts'
import { $ownZone } from '../../stores/preferences/zone.ts'

/** What may end in an ellipsis, and is read whole. */
const CUT = '[data-slot=money], [data-slot=filter-text]'

/**
 * Titles a time in full, in UTC and in the device's zone, and what is cut with all
 * of it. Only while it is pointed at: few are read, rows reuse elements, and how
 * wide a column is changes. Returns a cleanup function.
 */
export function titleWhatIsPointedAt(): () => void {
  const listening = [
    ['pointerover', titleTime],
    ['pointermove', titleTime],
    ['pointerover', titleCut],
    ['pointerout', removeTitle]
  ] as const
  for (const [event, listen] of listening)
    document.addEventListener(event, listen)
  return () => {
    for (const [event, listen] of listening)
      document.removeEventListener(event, listen)
  }
}

function titleTime({ target }: PointerEvent): void {
  const time = timeAt(target)
  if (time) time.title = bothZonesText(time.dateTime, $ownZone.get())
}

function titleCut({ target }: PointerEvent): void {
  const shown = cutAt(target)
  if (shown && [shown, ...shown.children].some(isCut)) {
    shown.title = shown.textContent
  }
}

function removeTitle({ target }: PointerEvent): void {
  timeAt(target)?.removeAttribute('title')
  cutAt(target)?.removeAttribute('title')
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

function cutAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CUT) : null
}

function isCut({ scrollWidth, clientWidth }: Element): boolean {
  return clientWidth > 0 && scrollWidth > clientWidth
}
