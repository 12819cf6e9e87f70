const MINUTE = 60_000
export const DAY = 86_400_000

/** How far back the world begins: 18 months. */
const SPAN_DAYS = 548
/** The newest entry is a few minutes old, as in a panel in use. */
const NEWEST_AGE = 3 * MINUTE
/** Below 1, so that the later days are the busier ones. */
const GROWTH = 0.8

/** The times of the world, all of them relative to its first start. */
export interface WorldClock {
  start: number
  now: number
  /** The time at a share of the span, 0 to 1. */
  at: (share: number) => number
}

/** A world whose newest entry is a few minutes older than `now`. */
export function worldClock(now: number): WorldClock {
  const newest = now - NEWEST_AGE
  const start = newest - SPAN_DAYS * DAY
  return {
    start,
    now,
    at: share => Math.round(start + (newest - start) * share ** GROWTH)
  }
}
