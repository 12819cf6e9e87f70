import * as v from 'valibot'

import { forget, read, save } from '../../../stores/preferences/tab-memory.ts'
import { $admin } from '../../../stores/session.ts'
import { SentAction } from '../../actions/sent-action.ts'
import type { NoteSubject } from './notes.ts'

/** Storage key of this tab's notes that were not sent. */
const NOTE_DRAFTS = 'panel.notes'

/** What survives the session and the document. */
const NoteDraft = v.object({
  text: v.string(),
  idempotencyKey: v.string(),
  /** It may have been done: stays until that is known. */
  sent: v.optional(SentAction)
})
export type NoteDraft = v.InferOutput<typeof NoteDraft>

/** By administrator and subject: nobody else ever sees one. */
const Drafts = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), NoteDraft)
)

export function noteKey({ of, id }: NoteSubject): string {
  return `${$admin.get()?.id} ${of}/${id}`
}

export function readNoteDraft(key: string): NoteDraft | undefined {
  return readAll()[key]
}

/** Returns false if storage fails. */
export function saveNoteDraft(key: string, draft: NoteDraft): boolean {
  return saveAll({ ...readAll(), [key]: draft })
}

export function forgetNoteDraft(key: string): void {
  const { [key]: _, ...others } = readAll()
  saveAll(others)
}

function readAll(): Readonly<Record<string, NoteDraft>> {
  const result = v.safeParse(Drafts, read(NOTE_DRAFTS))
  return result.success ? result.output : {}
}

function saveAll(drafts: Readonly<Record<string, NoteDraft>>): boolean {
  if (Object.keys(drafts).length > 0) {
    return save(NOTE_DRAFTS, JSON.stringify(drafts))
  }
  forget(NOTE_DRAFTS)
  return true
}
