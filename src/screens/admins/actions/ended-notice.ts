import * as v from 'valibot'

import { EndedSessions } from '../../../contract/admin/admin-commands.ts'
import type { DoneNotice } from '../../../features/actions/action-definition.ts'
import { messages } from '../../../messages.ts'

/** How many sessions were ended. */
export function endedNotice(answer: unknown): DoneNotice {
  const read = v.safeParse(EndedSessions, answer)
  return read.success
    ? { text: messages.actions.doneTexts.ended(read.output.ended) }
    : {}
}
