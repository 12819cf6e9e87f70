import type { RefreshAnswer } from '../api/request-token.ts'
import { callHeaders } from '../backend/call-headers.ts'
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

/** For a GET with the same headers, once. */
export function consumePrefetchedAnswer(
  request: RequestInfo | URL,
  { method = 'GET', headers }: RequestInit = {}
): Promise<Response> | undefined {
  if (!calls.answers?.size || method !== 'GET') return undefined
  const requested = request instanceof Request ? request.url : String(request)
  const address = new URL(requested, location.href).href
  const prefetched = calls.answers.get(address)
  calls.answers.delete(address)
  return prefetched &&
    areSame(new Headers(headers), callHeaders(prefetched.token)) &&
    monotonicNow() - prefetched.requested < PREFETCHED_ANSWER_MS
    ? prefetched.response
    : undefined
}

function areSame(one: Headers, other: Headers): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other])
}
