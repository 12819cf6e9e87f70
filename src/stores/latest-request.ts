/** Starting a request aborts the one before: ignore aborted responses. */
export interface LatestRequest {
  start: () => AbortSignal
  cancel: () => void
  isActive: () => boolean
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
