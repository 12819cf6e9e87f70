import { type ReactNode, useId } from 'react'

import type { Note } from '../../../contract/note/note.ts'
import { messages } from '../../../messages.ts'
import type { QueryState } from '../../../stores/query.ts'
import { LongText } from '../../values/long-text.tsx'
import { Time } from '../../values/time.tsx'
import { GrowingList } from '../growing-list.tsx'
import type { Grown } from '../growing-query.ts'
import { Author } from './author.tsx'
import { notes, type NoteSubject } from './notes.ts'

const texts = messages.notes

interface Props {
  subject: NoteSubject
  state: QueryState<Grown<Note>>
}

export function NoteList({ subject: { of }, state }: Props): ReactNode {
  const titleId = useId()
  return (
    <>
      <h3 className="sr-only" id={titleId}>
        {texts.title}
      </h3>
      <GrowingList
        query={notes[of]}
        state={state}
        labelledBy={titleId}
        failed={texts.failed}
        empty={texts.empty}
      >
        {note => <NoteItem key={note.id} note={note} />}
      </GrowingList>
    </>
  )
}

function NoteItem({ note }: { note: Note }): ReactNode {
  const { author, createdAt, text } = note
  return (
    <li className="border-b border-line py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Author author={author} />{' '}
        <small className="text-ink-3">
          <Time instant={createdAt} mode="day-and-clock" />
        </small>
      </p>
      <div className="whitespace-pre-wrap">
        <LongText text={text} />
      </div>
    </li>
  )
}
