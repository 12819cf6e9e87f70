import { monotonicNow } from './monotonic-now.ts'

/** When something began, by both clocks of this machine, ms. */
export interface Beginning {
  wall: number
  monotonic: number
}

/** This moment, to count from. */
export function beginNow(): Beginning {
  return { wall: Date.now(), monotonic: monotonicNow() }
}

/**
 * How long ago it began, ms. The clock of the wall may be set back, the other
 * one may stand still while the machine sleeps: the longer time is the true
 * one, or on the safe side.
 */
export function elapsedSince({ wall, monotonic }: Beginning): number {
  return Math.max(Date.now() - wall, monotonicNow() - monotonic)
}
