import { type Wait, waitLeft } from '../format/wait.ts'

/** How often clocks are read, in ms: timers may pause with the machine. */
const LONGEST_STEP_MS = 1000

/** Returns a cancel function. */
export function whenWaited(wait: Wait, then: () => void): () => void {
  let timer = setTimeout(look, nextStep(wait))
  function look(): void {
    if (waitLeft(wait) === 0) return then()
    timer = setTimeout(look, nextStep(wait))
  }
  return () => clearTimeout(timer)
}

function nextStep(wait: Wait): number {
  return Math.min(waitLeft(wait), LONGEST_STEP_MS)
}
