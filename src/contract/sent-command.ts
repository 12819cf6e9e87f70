import * as v from 'valibot'

import { Instant } from './values.ts'

/** What became of the command that was sent with this `Idempotency-Key`. */
export const SentCommand = v.object({
  key: v.string(),
  /** The method and the path: `POST users/42/adjustments`. */
  call: v.string(),
  doneAt: Instant,
  /** The status and the body of its first answer. */
  status: v.number(),
  answer: v.unknown()
})
export type SentCommand = v.InferOutput<typeof SentCommand>

/** The code of the 404 that says so: nothing was done with this key. */
export const UNKNOWN_KEY = 'unknown-key'
