import * as v from 'valibot'

import { Instant } from './values.ts'

/** What became of the command with this `Idempotency-Key`. */
export const SentCommand = v.object({
  key: v.string(),
  /** Method and path: `POST users/42/adjustments`. */
  call: v.string(),
  doneAt: Instant,
  status: v.number(),
  answer: v.unknown()
})
export type SentCommand = v.InferOutput<typeof SentCommand>

/** Status of what was taken, and is not done before somebody approves it. */
export const ACCEPTED = 202

/** Code of the 404 for a key that nothing was done with. */
export const UNKNOWN_KEY = 'unknown-key'
