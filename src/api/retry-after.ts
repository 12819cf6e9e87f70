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
