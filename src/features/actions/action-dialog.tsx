import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { forgetUnsent } from './action-draft.ts'
import { actionTexts } from './action-wording.ts'
import { definitionOf } from './definition-of.ts'
import { useFillStep } from './fill-step.tsx'
import type { OpenAction } from './open-action.ts'
import {
  type Outcome,
  OutcomeButtons,
  outcomeQuestion
} from './outcome-buttons.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { useReviewStep } from './review/review-step.tsx'
import { isChanged } from './save-action.ts'
import { closeAction } from './send-action.ts'
import { StepDialog, type StepView } from './step-dialog.tsx'
import { UnknownNotice } from './unknown-notice.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useLeave } from './use-leave.ts'

const texts = messages.actions

interface Props {
  action: OpenAction
  /** False while closing. */
  open: boolean
}

/** An action of one row: fill, review (of money), outcome. */
export function ActionDialog({ action, open }: Props): ReactNode {
  const { state, sent } = action
  const isSending = state.kind === 'sending'
  const busy = isSending || state.kind === 'previewing'
  const isTyped = isChanged(action)
  const askToLeave = useLeave(open, closeAction)

  function onLeave(): void {
    const loss = isTyped ? texts.discard : undefined
    askToLeave(sent ? texts.leaveUnknown : loss)
  }

  const fill = useFillStep(action, { busy, onLeave })
  // What is sent stays where it was sent from, until there is an answer.
  const shownState = state.kind === 'sending' ? (state.from ?? state) : state
  const review = useReviewStep(
    action,
    shownState.kind === 'reviewing' ? shownState.review : undefined
  )

  function view(): StepView {
    switch (shownState.kind) {
      case 'editing':
      case 'previewing':
      case 'sending':
      case 'refused':
        return fill
      case 'reviewing':
        return review ? { ...review, fields: fill.fields } : fill
      case 'outdated':
      case 'unknown':
        return outcomeStep(action, shownState, onLeave)
    }
  }

  const shown = view()
  useLeaveGuard(
    open && (isSending || isTyped || shown.name === 'outcome'),
    () => forgetUnsent(action.idempotencyKey)
  )
  return (
    <StepDialog
      view={{
        ...shown,
        // Announces a step that takes the place of another.
        title: <span aria-live="polite">{shown.title}</span>
      }}
      open={open}
      busy={busy}
      isSending={isSending}
      maximizable={definitionOf(action.name).kind === 'form'}
    />
  )
}

/** After a 412, or while it is unknown whether the command was done. */
function outcomeStep(
  action: OpenAction,
  outcome: Outcome,
  onLeave: () => void
): StepView {
  const { movement } = definitionOf(action.name)
  return {
    name: 'outcome',
    title: actionTexts(action.name, action.subject.name).title,
    question: outcomeQuestion(outcome),
    content: (
      <div className="in-data-[size=maximized]:max-w-180">
        {outcome.kind === 'outdated' ? (
          <OutdatedNotice action={action} newest={outcome.newest} />
        ) : (
          <UnknownNotice
            state={outcome}
            sent={action.sent}
            entriesHref={movement?.entriesHref(action)}
          />
        )}
      </div>
    ),
    footer: (
      <OutcomeButtons
        action={action}
        state={outcome}
        isSending={action.state.kind === 'sending'}
        onClose={onLeave}
      />
    ),
    onLeave
  }
}
