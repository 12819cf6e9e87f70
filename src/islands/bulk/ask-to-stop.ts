import { messages } from '../../messages.ts'
import { askWhile } from '../../stores/ask-while.ts'
import type { BulkProgress } from '../../stores/bulk/bulk-progress.ts'
import { stopBulk } from '../../stores/bulk/bulk.ts'
import type { BulkAction } from '../../stores/bulk/open-bulk.ts'
import { countOf } from './bulk-words.ts'

/** Asks whether a run is to end before its last item. */
export function askToStop(
  action: BulkAction,
  { items }: BulkProgress
): () => void {
  const { title, text, accept, reject } = messages.bulk.leave
  const waiting = items.filter(({ state }) => state.kind === 'waiting').length
  return askWhile({
    header: title,
    message: text(countOf(action, waiting)),
    acceptLabel: accept,
    rejectLabel: reject,
    tone: 'danger',
    defaultFocus: 'reject',
    accept: stopBulk
  })
}
