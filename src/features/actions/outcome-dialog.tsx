import { type ReactNode, useEffect, useRef, useState } from 'react'

import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { DialogNote } from '../../ui/dialog/dialog-note.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { definitionOf } from './action-definitions.ts'
import { forgetUnsent } from './action-draft.ts'
import type { ActionProps } from './action-layer.tsx'
import { actionTexts } from './action-wording.ts'
import { NO_PROBLEMS } from './field-problems.ts'
import { leaveAction } from './leave-action.ts'
import type { ActionState } from './open-action.ts'
import { OutcomeButtons, questionOf } from './outcome-buttons.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { editAction } from './run-action.ts'
import { isChanged } from './save-action.ts'
import { UnknownNotice } from './unknown-notice.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useRefusal } from './use-refusal.ts'
import { WaitLine } from './wait-line.tsx'

/** Faster responses only show their result. */
const QUIET_MS = 800

/** For results that need more than a toast. */
export function OutcomeDialog({ action, open }: ActionProps): ReactNode {
  const { state } = action
  const slow = useIsSlow(open && state.kind === 'sending')
  const [refusal, summary, wait] = useRefusal(state)
  const stopAsking = useRef<() => void>(undefined)
  const sending = state.kind === 'sending'
  const ended = state.kind === 'outdated' || state.kind === 'unknown'
  const shown = open && (ended || state.kind === 'refused' || (sending && slow))
  // Keeps the last content while the dialog closes.
  const [last, setLast] = useState<ActionState>(state)
  if (shown && last !== state) setLast(state)
  const shownState = shown ? state : last

  const body = useRef<HTMLDivElement>(null)
  const first = {
    get current() {
      return body.current?.querySelector<HTMLElement>('[role="alert"]') ?? null
    }
  }

  useLeaveGuard(open && (sending || ended || isChanged(action)), () =>
    forgetUnsent(action.idempotencyKey)
  )
  useEffect(() => {
    if (!shown) stopAsking.current?.()
  }, [shown])

  function again(): void {
    if (wait === 0) editAction()
  }

  function close(): void {
    stopAsking.current = leaveAction(action)
  }

  return (
    <Dialog
      open={shown}
      question={questionOf(shownState)}
      onOpenChange={close}
      title={actionTexts(action.name, action.subject.name).title}
      modal
      closable={!sending}
      closeOnEscape={!sending}
      initialFocus={first}
      footer={
        shownState.kind === 'outdated' || shownState.kind === 'unknown' ? (
          <OutcomeButtons action={action} state={shownState} onClose={close} />
        ) : (
          shownState.kind === 'refused' && (
            <>
              {wait > 0 && (
                <DialogNote role="timer">
                  {messages.actions.wait(wait)}
                </DialogNote>
              )}
              <Button variant="plain" onClick={close}>
                {messages.actions.close}
              </Button>
              <Button
                variant="primary"
                aria-disabled={wait > 0 || undefined}
                onClick={again}
              >
                {messages.actions.tryAgain}
              </Button>
            </>
          )
        )
      }
    >
      <div ref={body}>
        {shownState.kind === 'sending' && (
          <WaitLine text={messages.actions.sending} />
        )}
        {shownState.kind === 'refused' && (
          <ProblemSummary
            ref={summary}
            fields={definitionOf(action.name).fields}
            problems={refusal?.problems ?? NO_PROBLEMS}
            error={refusal?.error}
            sentBefore={action.sent !== undefined}
            onField={again}
          />
        )}
        {shownState.kind === 'outdated' && (
          <OutdatedNotice action={action} newest={shownState.newest} />
        )}
        {shownState.kind === 'unknown' && (
          <UnknownNotice action={action} state={shownState} />
        )}
      </div>
    </Dialog>
  )
}

function useIsSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  if (!waiting && slow) setSlow(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setSlow(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return slow
}
