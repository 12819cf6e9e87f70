import { rowIdOf } from '../ui/table/row-id.ts'
import { SELECT_BOX } from '../ui/table/select-cell.tsx'

interface Saved {
  box: HTMLInputElement
  /** The key of its row at that time. */
  row: string | undefined
  press: MouseEvent
}

/**
 * Queues clicks that React would miss. The returned cleanup replays them,
 * except where a box has another row by then.
 */
export function queueCheckboxClicks(): () => void {
  const queued: Saved[] = []
  const queue = (event: MouseEvent): void => {
    const { target } = event
    if (!(target instanceof HTMLInputElement)) return
    if (!target.matches(SELECT_BOX)) return
    event.stopPropagation()
    // A copy with its modifier keys: the event itself is over by then.
    const press = new MouseEvent(event.type, event)
    queued.push({ box: target, row: rowIdOf(target), press })
  }
  document.addEventListener('click', queue, true)
  return () => {
    document.removeEventListener('click', queue, true)
    setTimeout(() => {
      for (const { box } of queued) box.checked = false
      for (const { box, row, press } of queued) {
        if (rowIdOf(box) === row) box.dispatchEvent(press)
      }
    })
  }
}
