import { createFetch, type FetchContext, FetchError } from 'ofetch'

import { callHeaders } from '../backend/call-headers.ts'
import type { BackendRequest } from '../backend/request.ts'
import { RequestError } from '../contract/request-error.ts'
import { consumePrefetchedAnswer } from '../fast-start/consume-prefetched.ts'
import { afterAwake } from '../format/after-awake.ts'
import { dropEmpty } from './addresses.ts'
import { isOffline } from './connection.ts'
import { AnswerTooLarge, limited } from './limited-fetch.ts'
import { parseJson } from './parse-json.ts'
import { readError } from './read-error.ts'
import { asksTooLong, readRetryAfter, retryWaitMs } from './retry.ts'
import { learnServerTime } from './server-time.ts'

/** Deadline of a call with its retry and body, in ms. */
export const GET_DEADLINE_MS = 15_000
export const COMMAND_DEADLINE_MS = 30_000

class Unreadable {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Token = string | Promise<string>

export interface HttpRequest {
  method: BackendRequest['method']
  address: string
  query?: BackendRequest['query']
  /** Without it, no body and no content type are sent. */
  body?: object | undefined
  headers?: Record<string, string>
  read?: BackendRequest['read']
  /** Of an answer that came whole. */
  onStatus?: ((status: number) => void) | undefined
  fields?: BackendRequest['fields']
  signal?: AbortSignal | undefined
  keepalive?: boolean
  /** `''` for none; called again on a retry. */
  authorize?: () => Token
}

// Retries only GET, once, on ofetch's statuses and network failures.
// No redirects: they could take a token elsewhere.
const http = createFetch({
  fetch: async (...request) =>
    limited(await (consumePrefetchedAnswer(...request) ?? fetch(...request))),
  defaults: {
    credentials: 'include',
    redirect: 'error',
    parseResponse: text => {
      if (text === '') return undefined
      try {
        return parseJson(text)
      } catch {
        return new Unreadable(text)
      }
    }
  }
})

/** Throws a `RequestError` for any failure, within the deadline. */
export async function sendRequest(request: HttpRequest): Promise<unknown> {
  const deadline = new AbortController()
  const stop = afterAwake(
    request.method === 'GET' ? GET_DEADLINE_MS : COMMAND_DEADLINE_MS,
    () => deadline.abort()
  )
  const signal = request.signal
    ? AbortSignal.any([request.signal, deadline.signal])
    : deadline.signal
  const waitFor = (token: Token) => {
    return async ({ options }: FetchContext): Promise<void> => {
      const known = await unlessAborted(token, signal)
      options.headers = callHeaders(known, request.headers)
    }
  }
  try {
    const token = request.authorize?.() ?? ''
    const answered = http.raw(request.address, {
      method: request.method,
      query: dropEmpty(request.query ?? {}),
      body: request.body,
      headers: callHeaders(
        typeof token === 'string' ? token : '',
        request.headers
      ),
      keepalive: request.keepalive ?? false,
      signal,
      // An async hook would delay the request by a task.
      ...(typeof token === 'string' ? {} : { onRequest: waitFor(token) }),
      retryDelay: ({ options, response }) => {
        options.onRequest = async context =>
          waitFor(request.authorize?.() ?? '')(context)
        const requested = (response && readRetryAfter(response.headers)) ?? 0
        return retryWaitMs(
          'get',
          1,
          asksTooLong('get', requested) ? 0 : requested
        )
      }
    })
    // ofetch's wait before a retry ignores the signal.
    const response = await unlessAborted(answered, signal)
    learnServerTime(Date.parse(response.headers.get('date') ?? ''), 'header')
    if ((response._data as unknown) instanceof Unreadable)
      throw badAnswer(response)
    const answer: unknown = response._data
    request.onStatus?.(response.status)
    return request.read ? request.read(answer, response.headers) : answer
  } catch (error) {
    throw asRequestError(error, request, deadline.signal)
  } finally {
    stop()
  }
}

async function unlessAborted<Value>(
  value: Value | Promise<Value>,
  signal: AbortSignal
): Promise<Value> {
  const over = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const end = (): void => reject(new DOMException('', 'AbortError'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { signal: over.signal })
  })
  try {
    return await Promise.race([value, aborted])
  } finally {
    // Or the caller's signal would hold this request in memory.
    over.abort()
  }
}

function asRequestError(
  error: unknown,
  { signal: caller, fields }: Pick<HttpRequest, 'signal' | 'fields'>,
  deadline: AbortSignal
): RequestError {
  if (error instanceof RequestError) return error
  const cause = { cause: error }
  if (caller?.aborted) return new RequestError({ kind: 'aborted' }, cause)
  if (deadline.aborted) return new RequestError({ kind: 'timeout' }, cause)
  if (error instanceof AnswerTooLarge) {
    return new RequestError({ kind: 'bad-answer' }, cause)
  }
  if (error instanceof FetchError && error.response) {
    const body: unknown = error.data
    return readError(
      error.response,
      body instanceof Unreadable ? plainText(error.response, body) : body,
      fields
    )
  }
  const kind = isOffline() ? 'offline' : 'unreachable'
  return new RequestError({ kind }, cause)
}

/** The body of a `text/plain` response only: no HTML, no broken JSON. */
function plainText(
  { headers }: Response,
  { text }: Unreadable
): string | undefined {
  const type = headers.get('content-type') ?? ''
  return /^text\/plain/iu.test(type) ? text : undefined
}

function badAnswer(response: Response): RequestError {
  return new RequestError({
    kind: 'bad-answer',
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined
  })
}
