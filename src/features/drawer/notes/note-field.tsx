import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'

import { withoutUnseen } from '../../../format/clean-text.ts'
import { messages } from '../../../messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice, NoticeText } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { failureText } from '../../actions/failure-text.ts'
import { RequestId } from '../../actions/request-id.tsx'
import { UnknownButtons } from '../../actions/unknown-buttons.tsx'
import { UnknownNotice } from '../../actions/unknown-notice.tsx'
import { useLeaveGuard } from '../../actions/use-leave-guard.ts'
import { useRetryWait } from '../../actions/use-retry-wait.ts'
import { noteKey } from './note-draft.ts'
import {
  $noteForms,
  checkNote,
  editNote,
  isLocked,
  noteForm,
  type NoteState,
  resendNote,
  sendNote,
  typeNote
} from './note-form.ts'
import type { NoteSubject } from './notes.ts'

const texts = messages.notes

/** In UTF-16 units, as the contract counts them. */
const MOST = 2000

/** What is typed is saved, and stays until it is sent. */
export function NoteField({ subject }: { subject: NoteSubject }): ReactNode {
  const key = noteKey(subject)
  useStore($noteForms, { ssr: 'initial' })
  const form = noteForm(key)
  const { state, text, sent } = form
  const field = useRef<HTMLTextAreaElement>(null)
  const isSending = state.kind === 'sending'
  const unknown = isSending ? state.from : state
  useLeaveGuard(isSending || state.kind === 'unknown')
  const wait = useRetryWait(state.kind === 'refused' ? state.error : undefined)
  const isUnknown = unknown?.kind === 'unknown'
  const wasUnknown = useRef(isUnknown)
  useEffect(() => {
    // The buttons that had the focus are gone.
    if (wasUnknown.current && !isUnknown) field.current?.focus()
    wasUnknown.current = isUnknown
  }, [isUnknown])

  function send(): void {
    field.current?.focus()
    if (wait === 0) void sendNote(subject)
  }

  return (
    <form
      className="grid gap-2 pb-4"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        ref={field}
        label={texts.field}
        hint={texts.hint}
        error={problemOf(state)}
        most={MOST}
        sent={withoutUnseen(text)}
        value={text}
        readOnly={isLocked(form)}
        autoComplete="off"
        onChange={({ target }) => typeNote(subject, target.value)}
      />
      {state.kind === 'refused' && state.problem === undefined && (
        <Notice role="alert">
          <NoticeText>
            <b>
              {sent ? messages.actions.refusedAgain : messages.actions.refused}
            </b>{' '}
            {failureText(state.error)}{' '}
            <RequestId place="text" id={state.error.facts.requestId} />
          </NoticeText>
        </Notice>
      )}
      <output className="sr-only">
        {state.kind === 'added' && texts.added}
      </output>
      {isUnknown && (
        <>
          <UnknownNotice state={unknown} sent={sent} />
          <div className="flex flex-wrap justify-end gap-2">
            <UnknownButtons
              state={unknown}
              sent={sent}
              isSending={isSending}
              onSend={() => void resendNote(subject)}
              onCheck={() => void checkNote(subject)}
              onEdit={() => editNote(subject)}
            />
          </div>
        </>
      )}
      {!(isLocked(form) && isUnknown) && (
        <div className="flex items-center justify-end gap-4">
          {wait > 0 && (
            <p role="timer" className="min-w-0 flex-1 text-sm/4 text-ink-3">
              {messages.actions.wait(wait)}
            </p>
          )}
          <Button
            variant="primary"
            type="submit"
            busy={isSending}
            aria-disabled={text.trim() === '' || wait > 0 || undefined}
          >
            {texts.add}
          </Button>
        </div>
      )}
    </form>
  )
}

function problemOf(state: NoteState): string | undefined {
  return 'problem' in state ? state.problem : undefined
}
