import { messages } from '../../messages.ts'
import { isChanged } from '../../stores/actions/keep-action.ts'
import type { OpenAction } from '../../stores/actions/open-action.ts'
import { closeAction } from '../../stores/actions/send-action.ts'
import { askWhile } from '../../stores/ask-while.ts'

/** Closes an action, and asks first where that would lose something. */
export function leaveAction(action: OpenAction): (() => void) | undefined {
  const { discard, leaveUnknown } = messages.actions
  const unknown = action.state.kind === 'unknown'
  if (!unknown && !isChanged(action)) {
    closeAction()
    return undefined
  }
  const { title, text, accept, reject } = unknown ? leaveUnknown : discard
  return askWhile({
    header: title,
    message: text,
    acceptLabel: accept,
    rejectLabel: reject,
    tone: 'danger',
    defaultFocus: 'reject',
    accept: closeAction
  })
}
