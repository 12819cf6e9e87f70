import { type Wait, waitLeft } from '../format/wait.ts'

/** A timer may stand still with the machine: so often clocks are asked, ms. */
const LONGEST_STEP_MS = 1000

/** Calls `then` once a wait is over; gives what calls that off. */
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
