import { monotonicNow } from '../format/monotonic-now.ts'

/** A `Date` header may be a proxy's: it counts until the API itself says. */
type Source = 'api' | 'header'

/** A cache or a reissued token gives a time that has passed, in ms. */
const STALE_MS = 120_000

/** By how much the server's clock is ahead of this machine's, in ms. */
let offset = 0
/** `ahead`: the server's clock less the time of this page, in ms. */
let known: { by: Source; ahead: number } | undefined
let listener: ((offset: number) => void) | undefined

/** In ms since the epoch; by this machine's clock until the server says. */
export function serverNow(): number {
  return Date.now() + offset
}

/** Ignores what is no time, or older than what is known. */
export function learnServerTime(milliseconds: number, by: Source): void {
  if (known?.by === 'api' && by === 'header') return
  const ahead = milliseconds - monotonicNow()
  const latest = known?.by === by ? known.ahead : -Infinity
  if (!(ahead >= latest - STALE_MS)) return
  known = { by, ahead: Math.max(ahead, latest) }
  offset = Math.round(milliseconds - Date.now())
  listener?.(offset)
}

/** Calls the one listener now and with each time learned: offset in ms. */
export function onServerTime(heard: (offset: number) => void): void {
  listener = heard
  heard(offset)
}
