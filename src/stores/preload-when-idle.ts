import { isMetered, isOffline } from '../api/connection.ts'

/** Lets what the page began with end first, in ms. */
const START_MS = 1000

type Job = () => Promise<unknown> | undefined

/**
 * Runs the jobs one after another, each when the browser has nothing else to
 * do: all at once, a press would wait behind their files. None on a line that
 * is metered. Jobs do not fail. Returns a cancel function.
 */
export function preloadWhenIdle(jobs: readonly Job[]): () => void {
  if (isOffline() || isMetered()) return () => undefined
  let isOver = false
  const run = async (): Promise<void> => {
    for (const job of jobs) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await idle()
      if (isOver) return
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await job()
    }
  }
  const timer = setTimeout(() => void run(), START_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

function idle(): Promise<unknown> {
  return new Promise(resolve => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, START_MS)
  })
}
