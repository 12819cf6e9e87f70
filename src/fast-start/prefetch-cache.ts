import { authorization } from '../api/authorization.ts'
import type { RefreshAnswer } from '../api/request-token.ts'
import { monotonicNow } from '../format/monotonic-now.ts'
import { consumePrefetchedCalls } from './prefetch-hand-over.ts'

/** In ms. */
const PREFETCHED_ANSWER_MS = 10_000

const calls = consumePrefetchedCalls()

export function consumePrefetchedRefresh(): Promise<RefreshAnswer> | undefined {
  const { refresh } = calls
  delete calls.refresh
  return refresh
}

/** For a GET with the same token, once. */
export function consumePrefetchedAnswer(
  request: RequestInfo | URL,
  { method = 'GET', headers }: RequestInit = {}
): Promise<Response> | undefined {
  if (!calls.answers?.size || method !== 'GET') return undefined
  const requested = request instanceof Request ? request.url : String(request)
  const address = new URL(requested, location.href).href
  const prefetched = calls.answers.get(address)
  calls.answers.delete(address)
  const sent = new Headers(headers).get('authorization') ?? undefined
  return prefetched &&
    sent === authorization(prefetched.token)['authorization'] &&
    monotonicNow() - prefetched.requested < PREFETCHED_ANSWER_MS
    ? prefetched.response
    : undefined
}
