import type { Note } from '../../../contract/note/note.ts'
import { client } from '../../../stores/api.ts'
import { createQuery } from '../../../stores/query.ts'
import { placeParams } from '../../../stores/walk-pages.ts'
import { createGrowingQuery, type GrowingQuery } from '../growing-query.ts'

/** The call that lists the notes of each. */
export const noteCalls = {
  users: 'userNotes',
  transactions: 'transactionNotes'
} as const
export type Noted = keyof typeof noteCalls

export interface NoteSubject {
  of: Noted
  id: string
}

/** The newest first. */
export const notes = {
  users: createNotes('users'),
  transactions: createNotes('transactions')
}

function createNotes(of: Noted): GrowingQuery<Note> {
  return createGrowingQuery(
    (id, limit) => (at, signal) =>
      client.page(noteCalls[of], {
        path: { id },
        query: { limit, ...placeParams(at) },
        signal
      })
  )
}

/** Of a user; `undefined` if there is none. */
export const newestNote = createQuery(async (id, signal) => {
  const { data } = await client.page('userNotes', {
    path: { id },
    query: { limit: 1, withTotal: 'false' },
    signal
  })
  return data[0]
})
