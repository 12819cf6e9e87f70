import type { RequestError } from './request-error.ts'

/**
 * `refused`: nothing was changed. `outdated`: somebody else changed it first
 * (412). `unknown`: only the server knows whether it was done.
 */
export type CommandFailure =
  | { kind: 'refused'; error: RequestError }
  | { kind: 'outdated'; error: RequestError }
  | { kind: 'unknown'; error: RequestError }

export type EarlierSending = 'none' | 'unknown'

/** Code of the 422 for a key that was used for another command. */
export const KEY_REUSED = 'idempotency-key-reused'

/**
 * Without a readable answer, and on any 5xx, the command may have been done: to
 * call that a failure is how money moves twice. 401, 403, 413 and 429 say
 * nothing of an earlier attempt; a reused key says only that there was one.
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
    case 'too-large':
      return { kind: earlier === 'unknown' ? 'unknown' : 'refused', error }
    case 'not-found':
    case 'invalid':
      return { kind: 'refused', error }
  }
}

export function isKeyReused(error: RequestError): boolean {
  return error.facts.code === KEY_REUSED
}
