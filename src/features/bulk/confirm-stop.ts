import { messages } from '../../messages.ts'
import { confirmWhile } from '../../stores/confirm-while.ts'
import type { BulkProgress } from './bulk-progress.ts'
import { countOf } from './bulk-texts.ts'
import { stopBulk } from './bulk.ts'
import type { BulkAction } from './open-bulk.ts'

/** Asks whether to stop a run early. Returns a cleanup function. */
export function confirmStop(
  action: BulkAction,
  { items }: BulkProgress
): () => void {
  const { title, text, accept, reject } = messages.bulk.leave
  const waiting = items.filter(({ state }) => state.kind === 'waiting').length
  return confirmWhile({
    header: title,
    message: text(countOf(action, waiting)),
    acceptLabel: accept,
    rejectLabel: reject,
    tone: 'danger',
    defaultFocus: 'reject',
    accept: stopBulk
  })
}
