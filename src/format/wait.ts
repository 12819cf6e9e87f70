import { type Beginning, beginNow, elapsedSince } from './elapsed.ts'

/** A wait that has begun; no wrong clock makes it longer than it is. */
export interface Wait {
  milliseconds: number
  began: Beginning
}

/** Begins a wait of so many ms. */
export function beginWait(milliseconds: number): Wait {
  return { milliseconds, began: beginNow() }
}

/** What is left of it, whole ms; 0 once it is over. */
export function waitLeft({ milliseconds, began }: Wait): number {
  return Math.max(0, Math.round(milliseconds - elapsedSince(began)))
}
