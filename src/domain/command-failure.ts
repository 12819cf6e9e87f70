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

/**
 * Reads a failed command. No answer, a broken answer and any 5xx leave open
 * whether it was done: to call that a failure is how money moves twice. Nor
 * does whoever is turned away at the door hear of an earlier sending.
 */
export function commandFailure(
  error: RequestError,
  earlier: EarlierSending = 'none'
): CommandFailure {
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
