interface PrefetchedAnswer<Value> {
  ask(...request: unknown[]): Promise<Value | undefined>
  take(...request: unknown[]): Value | undefined
}

/** Nothing is prefetched. */
export function createPrefetchedAnswer<Value>(): PrefetchedAnswer<Value> {
  return { ask: () => Promise.resolve(undefined), take: () => undefined }
}
