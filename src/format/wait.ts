import { type Beginning, startNow, elapsedSince } from './elapsed.ts'

/** No wrong clock makes a wait longer than it is. */
export interface Wait {
  milliseconds: number
  began: Beginning
}

export function startWait(milliseconds: number): Wait {
  return { milliseconds, began: startNow() }
}

/** In whole ms; 0 once it is over. */
export function waitLeft({ milliseconds, began }: Wait): number {
  return Math.max(0, Math.round(milliseconds - elapsedSince(began)))
}
