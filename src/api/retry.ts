import { serverNow } from './server-time.ts'

/** Waits between tries, in ms. */
interface Backoff {
  firstMs: number
  /** Factor after each further failure in a row; else it stays the same. */
  growth?: number
  longestMs?: number
  /** By half to 1.5 times, so that clients spread out. */
  isJittered?: boolean
  /** The longest `Retry-After` that is honoured. */
  longestRequestedMs: number
}

const backoffs = {
  /** Within the deadline of the GET. */
  get: {
    firstMs: 650,
    isJittered: true,
    longestRequestedMs: 5000
  },
  /** In addition to the retry of every GET. */
  walkedPage: {
    firstMs: 500,
    growth: 4,
    longestMs: 2000,
    longestRequestedMs: 900_000
  },
  /** From the second failure in a row. */
  refresh: {
    firstMs: 2000,
    growth: 2,
    longestMs: 60_000,
    longestRequestedMs: 300_000
  },
  session: {
    firstMs: 1000,
    growth: 2,
    longestMs: 60_000,
    isJittered: true,
    longestRequestedMs: 300_000
  }
} satisfies Record<string, Backoff>

/** In ms: the backoff, or `retryAfter` (s) if longer. */
export function retryWaitMs(
  kind: keyof typeof backoffs,
  failures: number,
  retryAfter = 0
): number {
  const backoff: Backoff = backoffs[kind]
  const { firstMs, growth = 1, longestMs = Infinity, isJittered } = backoff
  const own = Math.min(firstMs * growth ** (failures - 1), longestMs)
  return Math.max(
    isJittered ? own * (0.5 + Math.random()) : own,
    grantedMs(kind, retryAfter)
  )
}

/** Capped, in ms; `retryAfter` is in s. */
export function grantedMs(kind: keyof typeof backoffs, retryAfter = 0): number {
  return Math.min(retryAfter * 1000, backoffs[kind].longestRequestedMs)
}

export function asksTooLong(
  kind: keyof typeof backoffs,
  retryAfter: number
): boolean {
  return retryAfter * 1000 > backoffs[kind].longestRequestedMs
}

/** In s. Nobody waits longer, and timers beyond 2^31 ms fire at once. */
export const LONGEST_RETRY_AFTER = 3600

/** A number or a date (RFC 9110); 0 if absent, `undefined` if malformed. */
export function readRetryAfter(headers: Headers): number | undefined {
  const requested = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/u.test(requested)
    ? Number(requested)
    : secondsUntil(requested, headers.get('date') ?? '')
  return seconds === undefined
    ? undefined
    : Math.min(seconds, LONGEST_RETRY_AFTER)
}

/** From the server's `Date`, where CORS shows it: our clock may be wrong. */
function secondsUntil(date: string, answered: string): number | undefined {
  // `Date.parse` would read -5 or 1e9 as a month or a year.
  if (/^[+-]?[\d.]/u.test(date)) return undefined
  const at = Date.parse(date)
  if (Number.isNaN(at)) return undefined
  const answeredAt = Date.parse(answered)
  const now = Number.isNaN(answeredAt) ? serverNow() : answeredAt
  return Math.max(0, Math.ceil((at - now) / 1000))
}
