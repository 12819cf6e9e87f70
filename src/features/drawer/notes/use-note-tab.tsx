import { backend } from '../../../backend/backend.ts'
import { isNoSuchCall } from '../../../contract/request-error.ts'
import { countText } from '../../../format/count-text.ts'
import { messages } from '../../../messages.ts'
import { NOTES_TAB } from '../../../routes/paths.ts'
import { lazyComponent } from '../../page/lazy-component.tsx'
import { useQuery } from '../../page/use-query.ts'
import type { DetailTab, DetailTabProps } from '../detail-tabs.tsx'
import { noteKey, readNoteDraft } from './note-draft.ts'
import { noteCalls, type Noted, notes, type NoteSubject } from './notes.ts'

const panels: Readonly<Record<Noted, DetailTab['Content']>> = {
  users: notesOf('users'),
  transactions: notesOf('transactions')
}

function notesOf(of: Noted): DetailTab['Content'] {
  return lazyComponent<DetailTabProps>(async () => {
    const { NotesPanel } = await import('./notes-panel.tsx')
    return ({ id }) => <NotesPanel subject={{ of, id }} />
  })
}

interface Drawer {
  id: string
  open: boolean
  /** There is nothing to write notes on. */
  isMissing: boolean
}

/** The tab of a resource that may have notes. */
export function useNoteTab(
  of: Noted | undefined,
  { id, open, isMissing }: Drawer
): DetailTab | undefined {
  const hasNotes = of !== undefined && backend.has(noteCalls[of])
  const state = useQuery(notes[of ?? 'users'], id, open && hasNotes)
  const isAbsent = state.kind === 'failed' && isNoSuchCall(state.error)
  if (!hasNotes || isAbsent || isMissing) return undefined
  const known = state.kind === 'loading' ? undefined : state.answer?.value
  return {
    name: NOTES_TAB,
    label: messages.notes.title,
    count: countText(known?.total || undefined),
    Content: panels[of]
  }
}

/** With a note that was not sent. */
export function firstTab(
  of: Noted | undefined,
  id: string
): string | undefined {
  if (of === undefined) return undefined
  const subject: NoteSubject = { of, id }
  const hasDraft = readNoteDraft(noteKey(subject)) !== undefined
  return hasDraft ? NOTES_TAB : undefined
}
