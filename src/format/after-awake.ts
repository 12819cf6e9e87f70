import { elapsedSince, startNow } from './elapsed.ts'

const TICK_MS = 500
/** A tick that takes longer, in ms, has slept: the machine, or the tab. */
const SLEPT_MS = 3000

/**
 * Calls once the page has been awake for so many ms: what is waited for does
 * not go on in a sleep either. Returns the way to call it off.
 */
export function afterAwake(milliseconds: number, call: () => void): () => void {
  let left = milliseconds
  let timer: ReturnType<typeof setTimeout>
  function wait(): void {
    const began = startNow()
    timer = setTimeout(
      () => {
        const passed = elapsedSince(began)
        if (passed < SLEPT_MS) left -= passed
        if (left > 0) wait()
        else call()
      },
      Math.min(left, TICK_MS)
    )
  }
  wait()
  return () => clearTimeout(timer)
}
