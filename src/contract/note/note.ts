import * as v from 'valibot'

import { Id, Instant } from '../values.ts'

/** What an admin wrote down; nobody changes or deletes it. */
export const Note = v.object({
  id: Id,
  createdAt: Instant,
  /** With its line breaks. */
  text: v.string(),
  author: v.object({ id: Id, name: v.string() })
})
export type Note = v.InferOutput<typeof Note>
