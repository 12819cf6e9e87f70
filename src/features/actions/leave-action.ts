import { messages } from '../../messages.ts'
import { confirmWhile } from '../../stores/confirm-while.ts'
import type { OpenAction } from './open-action.ts'
import { isChanged } from './save-action.ts'
import { closeAction } from './send-action.ts'

/** Closes an action; asks first if input or an unknown result would be lost. */
export function leaveAction(
  action: OpenAction,
  stay: () => void = () => undefined
): (() => void) | undefined {
  if (!action.sent && !isChanged(action)) {
    closeAction()
    return undefined
  }
  const { title, text, accept, reject } = action.sent
    ? messages.actions.leaveUnknown
    : messages.actions.discard
  return confirmWhile({
    header: title,
    message: text,
    acceptLabel: accept,
    rejectLabel: reject,
    tone: 'danger',
    defaultFocus: 'reject',
    accept: closeAction,
    reject: stay,
    onHide: stay
  })
}
