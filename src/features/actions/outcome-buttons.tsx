import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import { isKeyReused } from '../../contract/command-failure.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import type { ActionState, OpenAction } from './open-action.ts'
import { editAction, rebaseAction } from './run-action.ts'
import {
  checkAction,
  discardAction,
  rereadAction,
  sendAction
} from './send-action.ts'

type State<Kind extends ActionState['kind']> = Extract<
  ActionState,
  { kind: Kind }
>

/** What the buttons answer: another question wherever they change. */
export function questionOf(state: ActionState): string {
  switch (state.kind) {
    case 'outdated':
      return `${state.kind} ${state.newest.kind}`
    case 'unknown':
      return `${state.kind} ${state.check}`
    default:
      return state.kind
  }
}

interface Props {
  action: OpenAction
  state: State<'outdated' | 'unknown'>
  onClose: () => void
}

export function OutcomeButtons({ action, state, onClose }: Props): ReactNode {
  return state.kind === 'outdated' ? (
    <OutdatedButtons
      newest={state.newest}
      // What may have been done is not discarded without a question.
      onDiscard={action.sent ? onClose : discardAction}
    />
  ) : (
    <UnknownButtons action={action} state={state} />
  )
}

function OutdatedButtons(props: {
  newest: State<'outdated'>['newest']
  onDiscard: () => void
}): ReactNode {
  const { newest, onDiscard } = props
  const { keep, discard } = messages.actions.outdated
  return (
    <>
      <Button variant="plain" onClick={onDiscard}>
        {discard}
      </Button>
      {newest.kind === 'failed' ? (
        <Button variant="primary" onClick={() => void rereadAction()}>
          {messages.actions.tryAgain}
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={newest.kind === 'reading'}
          onClick={rebaseAction}
        >
          {keep}
        </Button>
      )}
    </>
  )
}

function UnknownButtons(props: {
  action: OpenAction
  state: State<'unknown'>
}): ReactNode {
  const { error, check } = props.state
  const notDone = check === 'not-done'
  const canSend = props.action.sent?.kind === 'complete' && !isKeyReused(error)
  const { sendAgain, check: checkLabel } = messages.actions.unknown
  if (!backend.idempotencyKeys) return null
  const sendButton = canSend && (
    <Button
      variant={notDone ? 'primary' : 'plain'}
      disabled={check === 'asking'}
      onClick={() => void sendAction()}
    >
      {sendAgain}
    </Button>
  )
  const checkButton = (
    <Button
      variant={notDone && canSend ? 'plain' : 'primary'}
      busy={check === 'asking'}
      onClick={() => void checkAction()}
    >
      {checkLabel}
    </Button>
  )
  return (
    <>
      {notDone && (
        <Button variant="plain" onClick={editAction}>
          {messages.actions.edit}
        </Button>
      )}
      {notDone ? checkButton : sendButton}
      {notDone ? sendButton : checkButton}
    </>
  )
}
