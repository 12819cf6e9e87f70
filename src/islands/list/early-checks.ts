import { SELECT_BOX } from '../../ui/table/select-cell.tsx'

/**
 * Keeps what is pressed on the checkboxes of rows that nobody hears yet: the
 * browser would tick them, and React would not know of it. Gives what ends
 * that, and then presses them again, in their order.
 */
export function keepEarlyChecks(): () => void {
  const kept: { box: Element; press: MouseEvent }[] = []
  const keep = (event: MouseEvent): void => {
    const { target } = event
    if (!(target instanceof Element) || !target.matches(SELECT_BOX)) return
    event.preventDefault()
    event.stopPropagation()
    // Its own event is over by then, and would keep nothing but its keys.
    kept.push({ box: target, press: new MouseEvent(event.type, event) })
  }
  document.addEventListener('click', keep, true)
  return () => {
    document.removeEventListener('click', keep, true)
    setTimeout(() => {
      for (const { box, press } of kept) box.dispatchEvent(press)
    })
  }
}
