import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import { isKeyReused } from '../../contract/command-failure.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import type { Unknown } from './open-action.ts'
import type { SentAction } from './sent-action.ts'

interface Props {
  state: Unknown
  sent: SentAction | undefined
  /** Once more: it is not known yet whether it was done before. */
  isSending: boolean
  onSend: () => void
  onCheck: () => void
  onEdit: () => void
}

export function UnknownButtons(props: Props): ReactNode {
  const { isSending, onSend, onCheck, onEdit } = props
  const { error, check } = props.state
  const notDone = check === 'not-done'
  const canSend = props.sent?.kind === 'complete' && !isKeyReused(error)
  const { sendAgain, check: checkLabel } = messages.actions.unknown
  if (!backend.idempotencyKeys) return null
  const sendButton = canSend && (
    <Button
      variant={notDone ? 'primary' : 'plain'}
      busy={isSending}
      disabled={check === 'checking'}
      onClick={onSend}
    >
      {sendAgain}
    </Button>
  )
  const checkButton = (
    <Button
      variant={notDone && canSend ? 'plain' : 'primary'}
      busy={check === 'checking'}
      disabled={isSending}
      onClick={onCheck}
    >
      {checkLabel}
    </Button>
  )
  return (
    <>
      {notDone && (
        <Button variant="plain" disabled={isSending} onClick={onEdit}>
          {messages.actions.edit}
        </Button>
      )}
      {notDone ? checkButton : sendButton}
      {notDone ? sendButton : checkButton}
    </>
  )
}
