import { isMetered, isOffline } from '../api/connection.ts'

/** Lets what the page began with end first, in ms. */
const SETTLED_MS = 1000

type Job = () => Promise<unknown> | undefined

/**
 * Runs the jobs one after another, each when the browser has nothing else to
 * do: all at once, a press would wait behind their files. None on a line that
 * is metered. Jobs do not fail. Returns a cancel function.
 */
export function preloadWhenIdle(jobs: readonly Job[]): () => void {
  if (isOffline() || isMetered()) return () => undefined
  let isOver = false
  const next = (index: number): void => {
    const job = jobs[index]
    if (!job || isOver) return
    const run = async (): Promise<void> => {
      if (isOver) return
      await job()
      next(index + 1)
    }
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void run())
    else setTimeout(() => void run(), SETTLED_MS)
  }
  const timer = setTimeout(() => next(0), SETTLED_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
