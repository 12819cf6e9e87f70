const MINUTE = 60_000
export const DAY = 86_400_000

/** 18 months. */
const SPAN_DAYS = 548
/** A few minutes, as in a panel in use. */
const NEWEST_AGE = 3 * MINUTE
/** Below 1: later days are busier. */
const GROWTH = 0.8

/** Relative to the first start. */
export interface WorldClock {
  start: number
  now: number
  /** At a share of the span, 0 to 1. */
  at: (share: number) => number
}

export function worldClock(now: number): WorldClock {
  const newest = now - NEWEST_AGE
  const start = newest - SPAN_DAYS * DAY
  return {
    start,
    now,
    at: share => Math.round(start + (newest - start) * share ** GROWTH)
  }
}
