interface SessionPrefetch<Value> {
  ask(...request: unknown[]): Promise<Value | undefined>
  take(...request: unknown[]): Value | undefined
}

/** Nothing is prefetched. */
export function createPrefetchedAnswer<Value>(): SessionPrefetch<Value> {
  return { ask: () => Promise.resolve(undefined), take: () => undefined }
}
