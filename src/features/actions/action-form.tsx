import { type ReactNode, useEffect, useId, useRef } from 'react'

import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { DialogNote } from '../../ui/dialog/dialog-note.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { definitionOf } from './action-definitions.ts'
import { forgetUnsent } from './action-draft.ts'
import type { ActionProps } from './action-layer.tsx'
import { actionTexts } from './action-wording.ts'
import { FormPart } from './form-part.tsx'
import { leaveAction } from './leave-action.ts'
import { OutcomeButtons, questionOf } from './outcome-buttons.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { useReview } from './review/use-review.tsx'
import { isEdit, submitAction } from './run-action.ts'
import { isChanged } from './save-action.ts'
import { UnknownNotice } from './unknown-notice.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useRefusal } from './use-refusal.ts'
import { useUnknownDecimals } from './use-unknown-decimals.ts'

export function ActionForm({ action, open }: ActionProps): ReactNode {
  const { state } = action
  const formId = useId()
  const primary = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const stopAsking = useRef<() => void>(undefined)
  const [refusal, summary, wait] = useRefusal(state)
  const unknown = useUnknownDecimals(action)
  // An edit can still be sent without its amounts.
  const cannotSend = wait > 0 || (unknown !== undefined && !isEdit(action))
  const { title, text, submit } = actionTexts(action.name, action.subject.name)
  const { fields } = definitionOf(action.name)
  const sending = state.kind === 'sending'
  const busy = sending || state.kind === 'previewing'
  const ended = state.kind === 'outdated' || state.kind === 'unknown'
  // The first attempt is not an earlier one.
  const again = action.sent !== undefined && !sending
  const before = again ? messages.actions.sentBefore : text

  useReview(action, open)
  useLeaveGuard(open && (sending || ended || isChanged(action)), () =>
    forgetUnsent(action.idempotencyKey)
  )
  useEffect(() => {
    if (!open) stopAsking.current?.()
  }, [open])

  function send(): void {
    if (cannotSend) return
    // The focused field is about to be disabled and would lose the focus.
    primary.current?.focus()
    void submitAction()
  }

  function close(): void {
    stopAsking.current = leaveAction(action)
  }

  const first = {
    get current() {
      return firstFocus(body.current) ?? primary.current
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      question={ended ? questionOf(state) : 'form'}
      title={title}
      description={ended ? undefined : before}
      modal
      maximizable
      closable={!busy}
      closeOnEscape={!busy}
      initialFocus={first}
      footer={
        ended ? (
          <OutcomeButtons action={action} state={state} onClose={close} />
        ) : (
          <>
            {wait > 0 && (
              <DialogNote role="timer">
                {messages.actions.wait(wait)}
              </DialogNote>
            )}
            <Button variant="plain" disabled={busy} onClick={close}>
              {messages.actions.cancel}
            </Button>
            <Button
              ref={primary}
              type="submit"
              form={formId}
              variant="primary"
              busy={busy}
              aria-disabled={cannotSend || undefined}
            >
              {submit}
            </Button>
          </>
        )
      }
    >
      <div className="in-data-[size=maximized]:max-w-180" ref={body}>
        {state.kind === 'outdated' && (
          <OutdatedNotice action={action} newest={state.newest} />
        )}
        {state.kind === 'unknown' && (
          <UnknownNotice action={action} state={state} />
        )}
        {!ended && (
          <FormPart
            id={formId}
            action={action}
            disabled={busy || state.kind === 'reviewing'}
            onSubmit={send}
            summary={
              refusal && (
                <ProblemSummary
                  ref={summary}
                  fields={fields}
                  sentBefore={action.sent !== undefined}
                  {...refusal}
                />
              )
            }
          />
        )}
      </div>
    </Dialog>
  )
}

function firstFocus(body: HTMLElement | null): HTMLElement | null {
  const places = '[data-slot="outcome"], input, select, textarea'
  return body?.querySelector<HTMLElement>(places) ?? null
}
