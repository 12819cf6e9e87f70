import type { Middleware } from './context.ts'

const METHODS = 'GET, HEAD, POST, PATCH, DELETE'
const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'if-match',
  'idempotency-key'
]
const ANSWER_HEADERS =
  'Date, Retry-After, ETag, Idempotent-Replayed, X-Request-Id'
/** Chromium's maximum: two hours. */
const MAX_AGE_SECONDS = 7200

/** Always the exact origin, never `*`; `more` are further request headers. */
export function cors(
  allowedOrigins: ReadonlySet<string>,
  more: readonly string[] = []
): Middleware {
  const requestHeaders = [...REQUEST_HEADERS, ...more].join(', ')
  return async (context, next) => {
    const origin = context.req.header('origin')
    const allowed = origin !== undefined && allowedOrigins.has(origin)
    const preflight =
      context.req.method === 'OPTIONS' &&
      context.req.header('access-control-request-method') !== undefined
    if (preflight) context.res = new Response(null, { status: 204 })
    else await next()
    const { headers } = context.res
    headers.append('Vary', 'Origin')
    if (!allowed) return
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Allow-Credentials', 'true')
    headers.set('Access-Control-Expose-Headers', ANSWER_HEADERS)
    if (!preflight) return
    headers.set('Access-Control-Allow-Methods', METHODS)
    headers.set('Access-Control-Allow-Headers', requestHeaders)
    headers.set('Access-Control-Max-Age', String(MAX_AGE_SECONDS))
  }
}
