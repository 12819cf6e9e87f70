import { messages } from '../../messages.ts'
import { askWhile } from '../../stores/ask-while.ts'
import {
  $bulkReason,
  isReasonReady,
  typeBulkReason
} from '../../stores/bulk/bulk-reason.ts'
import { startBulk } from '../../stores/bulk/bulk.ts'
import { type BulkRequest, requestCount } from '../../stores/bulk/open-bulk.ts'
import { actionViews } from '../actions/action-views.ts'
import { BulkReason } from './bulk-reason.tsx'
import { countOf } from './bulk-words.ts'

export interface AskedBulk extends BulkRequest {
  /** The moment of all that match, `undefined` for chosen rows. */
  clock: string | undefined
}

/** Names how many it is about, and does it once somebody agrees. */
export function askBulk(asked: AskedBulk): () => void {
  const { action, clock } = asked
  const { verb, text } = messages.bulk.words[action]
  const { tone = 'plain', fields } = actionViews[action]
  const count = countOf(action, requestCount(asked))
  typeBulkReason('')
  return askWhile({
    header: messages.bulk.question(verb, count),
    message:
      clock === undefined ? text : `${messages.bulk.snapshot(clock)} ${text}`,
    tone,
    ...(fields.length > 0
      ? { content: <BulkReason />, ready: isReasonReady(action) }
      : {}),
    acceptLabel: messages.bulk.title(verb, count),
    rejectLabel: messages.actions.cancel,
    accept: () => void startBulk(asked, $bulkReason.get())
  })
}
