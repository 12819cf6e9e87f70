import type { ReactNode } from 'react'

import { backend } from '../../../backend/backend.ts'
import { useQuery } from '../../page/use-query.ts'
import { NoteField } from './note-field.tsx'
import { NoteList } from './note-list.tsx'
import { notes, type NoteSubject } from './notes.ts'

const commands = {
  users: 'addUserNote',
  transactions: 'addTransactionNote'
} as const

export function NotesPanel({ subject }: { subject: NoteSubject }): ReactNode {
  const { of, id } = subject
  // The tab asks for it, for its count.
  const state = useQuery(notes[of], id, false)
  return (
    <div className="pt-3">
      {backend.offers(commands[of]) && <NoteField key={id} subject={subject} />}
      <NoteList subject={subject} state={state} />
    </div>
  )
}
