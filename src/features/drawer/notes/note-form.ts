import { atom } from 'nanostores'
import * as v from 'valibot'

import { backend } from '../../../backend/backend.ts'
import { commandCalls } from '../../../contract/command-calls.ts'
import { fillPath } from '../../../contract/params.ts'
import { RequestError } from '../../../contract/request-error.ts'
import { withoutUnseen } from '../../../format/clean-text.ts'
import { messages } from '../../../messages.ts'
import { documentSingleton } from '../../../stores/document-singleton.ts'
import { newKey } from '../../../stores/new-key.ts'
import { showToast } from '../../../stores/toasts.ts'
import { fieldProblems } from '../../actions/field-problems.ts'
import type { Unknown } from '../../actions/open-action.ts'
import { reportUnsaved } from '../../actions/report-unsaved.ts'
import {
  type CompleteSentAction,
  isVaried,
  type WhichWasDone,
  whichWasDone
} from '../../actions/sent-action.ts'
import { checkSent, transmit } from '../../actions/transmit.ts'
import {
  forgetNoteDraft,
  type NoteDraft,
  noteKey,
  readNoteDraft,
  saveNoteDraft
} from './note-draft.ts'
import { notes, type NoteSubject } from './notes.ts'

/** `added`: the one before was, and nothing has been typed since. */
export type NoteState =
  | { kind: 'editing'; problem?: string | undefined }
  | { kind: 'added' }
  | { kind: 'sending'; from?: Unknown | undefined }
  | { kind: 'refused'; error: RequestError; problem?: string | undefined }
  | Unknown

export interface NoteForm extends NoteDraft {
  state: NoteState
}

const noteCommands = {
  users: commandCalls.addUserNote,
  transactions: commandCalls.addTransactionNote
}

/** One for each administrator and subject. */
export const $noteForms = documentSingleton('note-forms', () =>
  atom<Readonly<Record<string, NoteForm>>>({})
)

/** As it was left, also by an earlier document. */
export function noteForm(key: string): NoteForm {
  return $noteForms.get()[key] ?? savedForm(readNoteDraft(key))
}

function savedForm(draft: NoteDraft | undefined): NoteForm {
  const form = draft ?? { text: '', idempotencyKey: newKey() }
  const error = new RequestError({ kind: 'aborted' })
  return {
    ...form,
    state: form.sent
      ? { kind: 'unknown', error, check: 'unchecked' }
      : { kind: 'editing' }
  }
}

export function isLocked({ state }: NoteForm): boolean {
  return (
    state.kind === 'sending' ||
    (state.kind === 'unknown' && backend.idempotencyKeys)
  )
}

export function typeNote(subject: NoteSubject, text: string): void {
  const key = noteKey(subject)
  const form = noteForm(key)
  if (isLocked(form)) return
  // Without keys nothing will ever say what became of the one before.
  const sent = backend.idempotencyKeys ? form.sent : undefined
  change(key, { ...form, text, sent, state: { kind: 'editing' } })
}

/** Ignores repeated submits while one is in flight. */
export async function sendNote(subject: NoteSubject): Promise<void> {
  const key = noteKey(subject)
  const form = noteForm(key)
  if (isLocked(form)) return
  const { method, path, body: schema } = noteCommands[subject.of]
  const read = v.safeParse(schema, { text: withoutUnseen(form.text) })
  if (!read.success) {
    const [{ message: problem }] = read.issues
    return change(key, { ...form, state: { kind: 'editing', problem } })
  }
  const { output: body } = read
  await sendExactly(subject, key, {
    kind: 'complete',
    method,
    path: fillPath(path, { id: subject.id }),
    body,
    varied: isVaried(form.sent, body)
  })
}

/** Resends exactly what got no response. */
export async function resendNote(subject: NoteSubject): Promise<void> {
  const key = noteKey(subject)
  const { state, sent } = noteForm(key)
  if (state.kind !== 'unknown' || state.check === 'checking') return
  if (sent?.kind === 'complete') await sendExactly(subject, key, sent)
}

/** Asks the server whether it was added. */
export async function checkNote(subject: NoteSubject): Promise<void> {
  const key = noteKey(subject)
  const form = noteForm(key)
  const { state, sent, idempotencyKey } = form
  if (state.kind !== 'unknown' || state.check === 'checking') return
  change(key, { ...form, state: { ...state, check: 'checking' } })
  const checked = await checkSent(idempotencyKey)
  if (checked.kind === 'accepted') return added(subject, key, checked.kind)
  if (checked.kind === 'done') {
    return added(subject, key, whichWasDone(sent, state.error))
  }
  change(key, { ...form, state: { ...state, check: checked.kind } })
}

/** Keeps the idempotency key, so a resend cannot run twice. */
export function editNote(subject: NoteSubject): void {
  const key = noteKey(subject)
  change(key, { ...noteForm(key), state: { kind: 'editing' } })
}

async function sendExactly(
  subject: NoteSubject,
  key: string,
  sent: CompleteSentAction
): Promise<void> {
  const form = noteForm(key)
  const { idempotencyKey, state } = form
  const earlier = form.sent ? 'unknown' : 'none'
  const from = state.kind === 'unknown' ? state : undefined
  change(key, { ...form, sent, state: { kind: 'sending', from } })
  const to = { id: subject.id, idempotencyKey, earlier } as const
  const result = await transmit(noteCommands[subject.of], sent, to)
  if (result.kind === 'accepted') return added(subject, key, result.kind)
  if (result.kind === 'done') return added(subject, key, 'this')
  const { kind, error } = result
  if (kind === 'unknown') {
    const unknown = { kind, error, check: 'unchecked' } as const
    return change(key, { ...form, sent, state: unknown })
  }
  const { fields = {} } = error.facts
  const problem = fieldProblems(fields, ['text']).fields['text']
  // An earlier attempt may still arrive, whatever became of this one.
  const known = earlier === 'unknown' ? sent : undefined
  change(key, { ...form, sent: known, state: { kind, error, problem } })
}

function added(subject: NoteSubject, key: string, which: WhichWasDone): void {
  const form = savedForm(undefined)
  change(key, { ...form, state: { kind: 'added' } })
  notes[subject.of].reload()
  if (which === 'this') return
  const { accepted, otherTitle, other } = messages.actions.doneTexts
  showToast(
    which === 'accepted'
      ? { tone: 'accepted', title: accepted }
      : { tone: 'unknown', title: otherTitle, text: other[which] }
  )
}

/** Shows a form and saves its draft for this tab. */
function change(key: string, form: NoteForm): void {
  $noteForms.set({ ...$noteForms.get(), [key]: form })
  const { text, idempotencyKey, sent } = form
  if (text === '' && !sent) return forgetNoteDraft(key)
  const isSaved = saveNoteDraft(key, {
    text,
    idempotencyKey,
    ...(sent ? { sent } : {})
  })
  if (!isSaved) reportUnsaved()
}
