import { monotonicNow } from './monotonic-now.ts'

/** A start by both clocks of this machine, in ms. */
export interface Beginning {
  wall: number
  monotonic: number
}

export function startNow(): Beginning {
  return { wall: Date.now(), monotonic: monotonicNow() }
}

/** In ms, the longer of both: one may be set back, one may stop in sleep. */
export function elapsedSince({ wall, monotonic }: Beginning): number {
  return Math.max(Date.now() - wall, monotonicNow() - monotonic)
}
