import type { RequestError } from './request-error.ts'

/**
 * What a failed command means for whoever sent it. `refused`: nothing was
 * changed, and the reason is known. `outdated`: somebody else changed it first
 * (412). `unknown`: it may have been done, or not; only the server can tell.
 */
export type CommandFailure =
  | { kind: 'refused'; error: RequestError }
  | { kind: 'outdated'; error: RequestError }
  | { kind: 'unknown'; error: RequestError }

/** What became of earlier sendings of the same command, as far as is known. */
export type EarlierSending = 'none' | 'unknown'

/** The code of the 422 that says so: something else was done with this key. */
export const KEY_REUSED = 'idempotency-key-reused'

/**
 * Reads a failed command. No answer, a broken answer and any 5xx leave open
 * whether it was done: to call that a failure is how money moves twice. Nor
 * does whoever is turned away at the door hear of an earlier sending. A key
 * that was used tells of one: what it did, only the server knows.
 */
export function commandFailure(
  error: RequestError,
  earlier: EarlierSending = 'none'
): CommandFailure {
  if (isKeyReused(error)) return { kind: 'unknown', error }
  switch (error.kind) {
    case 'offline':
    case 'unreachable':
    case 'timeout':
    case 'aborted':
    case 'bad-answer':
    case 'server':
      return { kind: 'unknown', error }
    case 'conflict':
      return error.facts.status === 412
        ? { kind: 'outdated', error }
        : { kind: 'refused', error }
    case 'unauthenticated':
    case 'forbidden':
    case 'too-many':
      return { kind: earlier === 'unknown' ? 'unknown' : 'refused', error }
    case 'not-found':
    case 'invalid':
      return { kind: 'refused', error }
  }
}

/** Whether an earlier sending with the same key was done, in place of this. */
export function isKeyReused(error: RequestError): boolean {
  return error.facts.code === KEY_REUSED
}
