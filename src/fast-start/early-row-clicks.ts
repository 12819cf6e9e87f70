import { openRow } from '../ui/table/open-row.ts'
import { rowIdOf } from '../ui/table/row-id.ts'
import { SELECT_BOX } from '../ui/table/select-cell.tsx'

interface Saved {
  box: HTMLInputElement
  /** The key of its row at that time. */
  row: string | undefined
  press: MouseEvent
}

/**
 * Answers clicks in rows that React would miss. A row opens at once, as its
 * link works without React. Clicks on checkboxes are queued; the returned
 * cleanup replays them, except where a box has another row by then.
 */
export function answerEarlyRowClicks(): () => void {
  const queued: Saved[] = []
  const answer = (event: MouseEvent): void => {
    const { target } = event
    if (!(target instanceof HTMLInputElement && target.matches(SELECT_BOX))) {
      // React may already listen.
      if (openRow(event)) event.stopPropagation()
      return
    }
    event.stopPropagation()
    // A copy with its modifier keys: the event itself is over by then.
    const press = new MouseEvent(event.type, event)
    queued.push({ box: target, row: rowIdOf(target), press })
  }
  document.addEventListener('click', answer, true)
  return () => {
    document.removeEventListener('click', answer, true)
    setTimeout(() => {
      for (const { box } of queued) box.checked = false
      for (const { box, row, press } of queued) {
        if (rowIdOf(box) === row) box.dispatchEvent(press)
      }
    })
  }
}
