import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import type { ActionState, OpenAction } from './open-action.ts'
import { editAction, rebaseAction } from './run-action.ts'
import {
  checkAction,
  closeAction,
  rereadAction,
  sendAction
} from './send-action.ts'
import { UnknownButtons } from './unknown-buttons.tsx'

type State<Kind extends ActionState['kind']> = Extract<
  ActionState,
  { kind: Kind }
>

export type Outcome = State<'outdated' | 'unknown'>

/** What the buttons answer: another question wherever they change. */
export function outcomeQuestion(state: Outcome): string {
  return state.kind === 'outdated'
    ? `${state.kind} ${state.newest.kind}`
    : `${state.kind} ${state.check}`
}

interface Props {
  action: OpenAction
  state: Outcome
  /** Once more: it is not known yet whether it was done before. */
  isSending: boolean
  onClose: () => void
}

export function OutcomeButtons(props: Props): ReactNode {
  const { action, state, isSending, onClose } = props
  return state.kind === 'outdated' ? (
    <OutdatedButtons
      newest={state.newest}
      // What may have been done is not discarded without a question.
      onDiscard={action.sent ? onClose : closeAction}
    />
  ) : (
    <UnknownButtons
      state={state}
      sent={action.sent}
      isSending={isSending}
      onSend={() => void sendAction()}
      onCheck={() => void checkAction()}
      onEdit={editAction}
    />
  )
}

function OutdatedButtons(props: {
  newest: State<'outdated'>['newest']
  onDiscard: () => void
}): ReactNode {
  const { newest, onDiscard } = props
  const { keep, discard } = messages.actions.outdated
  if (newest.kind === 'decided') {
    return (
      <Button variant="primary" onClick={onDiscard}>
        {messages.actions.close}
      </Button>
    )
  }
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
