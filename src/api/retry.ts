/** Waits before another try, in ms: each failure in a row waits longer. */
interface Backoff {
  firstMs: number
  growth: number
  longestMs: number
  /** Many callers must not come back at once: half to one and a half times. */
  isJittered?: boolean
  /** What a server asks for is granted up to here. */
  longestAskedMs: number
}

/** How the panel tries again, each kind of request by its own measure. */
const backoffs = {
  /** The one retry of every GET, within its deadline. */
  get: {
    firstMs: 650,
    growth: 1,
    longestMs: 650,
    isJittered: true,
    longestAskedMs: 5000
  },
  /** A page of an export, beside the retry that every GET has. */
  exportPage: {
    firstMs: 500,
    growth: 4,
    longestMs: 2000,
    longestAskedMs: 900_000
  },
  /** From the second failed refresh in a row. */
  refresh: {
    firstMs: 2000,
    growth: 2,
    longestMs: 60_000,
    longestAskedMs: 300_000
  },
  /** Who is signed in, while the server cannot be asked. */
  session: {
    firstMs: 1000,
    growth: 2,
    longestMs: 60_000,
    isJittered: true,
    longestAskedMs: 300_000
  }
} satisfies Record<string, Backoff>

/**
 * How long to wait after so many failures in a row, in ms: the own backoff, or
 * what the server asks for in seconds where that is longer.
 */
export function retryWaitMs(
  kind: keyof typeof backoffs,
  failures: number,
  retryAfter = 0
): number {
  const backoff: Backoff = backoffs[kind]
  const { firstMs, growth, longestMs, isJittered } = backoff
  const own = Math.min(firstMs * growth ** (failures - 1), longestMs)
  return Math.max(
    isJittered ? own * (0.5 + Math.random()) : own,
    grantedMs(kind, retryAfter)
  )
}

/** What a server asks for in seconds, as far as it is granted, in ms. */
export function grantedMs(kind: keyof typeof backoffs, retryAfter = 0): number {
  return Math.min(retryAfter * 1000, backoffs[kind].longestAskedMs)
}

/** Whether a server asks for a longer wait than is granted, in seconds. */
export function asksTooLong(
  kind: keyof typeof backoffs,
  retryAfter: number
): boolean {
  return retryAfter * 1000 > backoffs[kind].longestAskedMs
}

/**
 * No wait is longer than this, in seconds: nobody sits out more, and beyond
 * 2^31 ms a timer of a browser fires at once.
 */
export const LONGEST_RETRY_AFTER = 3600

/**
 * The seconds that `Retry-After` asks to wait, given as seconds or as a date
 * (RFC 9110); 0 where it asks for none, nothing where it makes no sense.
 */
export function readRetryAfter(headers: Headers): number | undefined {
  const asked = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/u.test(asked)
    ? Number(asked)
    : secondsUntil(asked, headers.get('date') ?? '')
  return seconds === undefined
    ? undefined
    : Math.min(seconds, LONGEST_RETRY_AFTER)
}

/** From the server's own now, where CORS shows it: our clock may be wrong. */
function secondsUntil(date: string, serverNow: string): number | undefined {
  // A broken number such as -5 or 1e9 would be read as a year or a month.
  if (/^[+-]?[\d.]/u.test(date)) return undefined
  const at = Date.parse(date)
  if (Number.isNaN(at)) return undefined
  const answeredAt = Date.parse(serverNow)
  const now = Number.isNaN(answeredAt) ? Date.now() : answeredAt
  return Math.max(0, Math.ceil((at - now) / 1000))
}
