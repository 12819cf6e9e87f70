/**
 * One request at a time: starting one aborts the one before, so an answer
 * whose signal is aborted is no longer wanted.
 */
export interface LatestRequest {
  start(): AbortSignal
  cancel(): void
  /** Whether one was started, and not cancelled since. */
  isActive(): boolean
}

export function latestRequest(): LatestRequest {
  let latest: AbortController | undefined
  const cancel = (): void => latest?.abort()
  return {
    start() {
      cancel()
      latest = new AbortController()
      return latest.signal
    },
    cancel,
    isActive: () => latest?.signal.aborted === false
  }
}
