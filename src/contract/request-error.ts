/**
 * By what a person can do. `unreachable`: no answer; `bad-answer`: unreadable;
 * `server`: 5xx, 408 or 425; `aborted`: nobody waits any more.
 */
export type RequestErrorKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'bad-answer'
  | 'server'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'too-many'
  | 'too-large'

export interface RequestErrorFacts {
  kind: RequestErrorKind
  status?: number | undefined
  /** The server's own text, never HTML. */
  detail?: string | undefined
  code?: string | undefined
  /** By field name; messages about no field are under `''`. */
  fields?: Record<string, string[]> | undefined
  /** The answer was a web page, which no API sends. */
  isPage?: boolean | undefined
  requestId?: string | undefined
  /** Seconds to wait, an hour at most; 0 for none. */
  retryAfter?: number | undefined
}

export class RequestError extends Error {
  readonly facts: RequestErrorFacts

  constructor(facts: RequestErrorFacts, options?: ErrorOptions) {
    super(facts.detail ?? facts.kind, options)
    this.name = 'RequestError'
    this.facts = facts
  }

  get kind(): RequestErrorKind {
    return this.facts.kind
  }
}

/** An error without a kind means an unreadable answer. */
export function knownError(error: unknown): RequestError {
  return error instanceof RequestError
    ? error
    : new RequestError({ kind: 'bad-answer' }, { cause: error })
}

const NO_SUCH_CALL: ReadonlySet<number | undefined> = new Set([
  404, 405, 410, 501
])

/** Whether the API has no such call, or nothing at its address. */
export function isNoSuchCall({ facts }: RequestError): boolean {
  return NO_SUCH_CALL.has(facts.status)
}

export function isRetryable(kind: RequestErrorKind): boolean {
  return (
    kind === 'offline' ||
    kind === 'unreachable' ||
    kind === 'timeout' ||
    kind === 'bad-answer' ||
    kind === 'server' ||
    kind === 'too-many' ||
    kind === 'unauthenticated'
  )
}

/** The server was not reached or made no sense: the session may be fine. */
export function isUnanswered(kind: RequestErrorKind): boolean {
  return (
    kind === 'offline' ||
    kind === 'unreachable' ||
    kind === 'timeout' ||
    kind === 'bad-answer' ||
    kind === 'server' ||
    kind === 'too-many'
  )
}
