import { rowIdOf } from '../ui/table/row-id.ts'
import { SELECT_BOX } from '../ui/table/select-cell.tsx'

interface Kept {
  box: HTMLInputElement
  /** The key of the row that it stood in. */
  row: string | undefined
  press: MouseEvent
}

/**
 * Keeps what is pressed on the checkboxes of rows that nobody hears yet: the
 * browser ticks them, and React would not know of it. Returns its cleanup,
 * and then presses each again, unless it is another row's by then.
 */
export function queueCheckboxClicks(): () => void {
  const kept: Kept[] = []
  const keep = (event: MouseEvent): void => {
    const { target } = event
    if (!(target instanceof HTMLInputElement)) return
    if (!target.matches(SELECT_BOX)) return
    event.stopPropagation()
    // A copy, with its keys: its own event is over by then.
    const press = new MouseEvent(event.type, event)
    kept.push({ box: target, row: rowIdOf(target), press })
  }
  document.addEventListener('click', keep, true)
  return () => {
    document.removeEventListener('click', keep, true)
    setTimeout(() => {
      for (const { box } of kept) box.checked = false
      for (const { box, row, press } of kept) {
        if (rowIdOf(box) === row) box.dispatchEvent(press)
      }
    })
  }
}
