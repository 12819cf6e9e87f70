import { isMetered, isOffline } from '../api/connection.ts'

/** Lets what the page began with end first, in ms. */
const SETTLED_MS = 1000

/**
 * Runs the jobs one after another, each when the browser has nothing else to
 * do; none on a line that is metered. Returns a cancel function.
 */
export function preloadWhenIdle(jobs: readonly (() => void)[]): () => void {
  if (isOffline() || isMetered()) return () => undefined
  let isOver = false
  const next = (index: number): void => {
    const job = jobs[index]
    if (!job || isOver) return
    const run = (): void => {
      if (isOver) return
      job()
      next(index + 1)
    }
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(run)
    else setTimeout(run, SETTLED_MS)
  }
  const timer = setTimeout(() => next(0), SETTLED_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
