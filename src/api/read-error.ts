import { RequestError, type RequestErrorKind } from '../domain/request-error.ts'
import { readFields } from './read-fields.ts'
import { readRetryAfter } from './retry-after.ts'

const MAX_DETAIL = 500

/** Reads a failed answer once, whichever common shape its body has. */
export function readError(response: Response, body: unknown): RequestError {
  return new RequestError({
    kind: kindOf(response.status),
    status: response.status,
    detail: detailOf(body),
    code: textAt(body, 'code') ?? textAt(body, 'errorCode'),
    fields: readFields(body),
    isPage: /^text\/html/iu.test(response.headers.get('content-type') ?? ''),
    requestId: response.headers.get('x-request-id') ?? textAt(body, 'traceId'),
    retryAfter: readRetryAfter(response.headers)
  })
}

function kindOf(status: number): RequestErrorKind {
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'not-found'
  if (status === 409 || status === 412 || status === 423) return 'conflict'
  if (status === 429) return 'too-many'
  if (status >= 500 || status === 408 || status === 425) return 'server'
  return 'invalid'
}

function detailOf(body: unknown): string | undefined {
  const nested = valueAt(body, 'error')
  const message = valueAt(body, 'message')
  const text =
    textAt(body, 'detail') ??
    (Array.isArray(message) ? message.join('. ') : textAt(body, 'message')) ??
    textAt(body, 'errorMessage') ??
    (typeof nested === 'string' ? nested : textAt(nested, 'message')) ??
    textAt(body, 'title')
  return text?.slice(0, MAX_DETAIL)
}

function valueAt(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? Reflect.get(body, name)
    : undefined
}

function textAt(body: unknown, name: string): string | undefined {
  const value = valueAt(body, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}
