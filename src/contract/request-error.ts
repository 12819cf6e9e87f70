/**
 * What went wrong with a call, by what a person can do about it.
 * `unreachable`: no answer or no sense in it (network, 5xx, garbage);
 * `timeout`: no answer in time; `aborted`: nobody waits for it any more.
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

export interface RequestErrorFacts {
  kind: RequestErrorKind
  /** The HTTP status, where there was an answer. */
  status?: number | undefined
  /** The server's own word for it, never HTML. */
  detail?: string | undefined
  code?: string | undefined
  /** Messages by field name; what names no field is under `''`. */
  fields?: Record<string, string[]> | undefined
  /** The answer was a web page, which no API gives. */
  isPage?: boolean | undefined
  requestId?: string | undefined
  /** Seconds that the server asks to wait, an hour at most; 0 for none. */
  retryAfter?: number | undefined
}

/** The one shape in which every failed call reaches a screen. */
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

/** What a call threw; a thing without a kind is an answer nobody can read. */
export function knownError(error: unknown): RequestError {
  return error instanceof RequestError
    ? error
    : new RequestError({ kind: 'bad-answer' }, { cause: error })
}

/** How a server answers an address that it does not have. */
const NO_SUCH_CALL: ReadonlySet<number | undefined> = new Set([
  404, 405, 410, 501
])

/** Whether the API has no such call, or nothing at its address. */
export function isNoSuchCall({ facts }: RequestError): boolean {
  return NO_SUCH_CALL.has(facts.status)
}

/** Whether the same call may succeed when it is made again. */
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

/**
 * Whether a failure says nothing about the session: the server could not be
 * asked, or its answer made no sense.
 */
export function isNoVerdict(kind: RequestErrorKind): boolean {
  return (
    kind === 'offline' ||
    kind === 'unreachable' ||
    kind === 'timeout' ||
    kind === 'bad-answer' ||
    kind === 'server' ||
    kind === 'too-many'
  )
}
