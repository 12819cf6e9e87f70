/** One answer at a time, fetched before somebody wants it. */
export interface Prefetch<Value> {
  isFor(key: string): boolean
  /**
   * Replaces the answer before. `dropOn` subscribes to what makes the answer
   * useless. Returns nothing if it failed or was dropped.
   */
  start(
    key: string,
    request: (signal: AbortSignal) => Promise<Value>,
    dropOn: (drop: () => void) => (() => void)[]
  ): Promise<Value | undefined>
  /**
   * Consumes the answer, without a wait if it has arrived; drops another one.
   * Aborting `signal` then aborts the request.
   */
  take: (
    key: string,
    signal?: AbortSignal
  ) => Value | Promise<Value> | undefined
  drop: () => void
}

interface Requested<Value> {
  key: string
  answer: Promise<Value>
  value?: Value
  abort: AbortController
  unsubscribes: (() => void)[]
}

/** A failure is dropped, or left to whoever takes it. */
export function createPrefetch<Value>(
  failure: 'dropped' | 'taken'
): Prefetch<Value> {
  let requested: Requested<Value> | undefined

  function takeOut(): Requested<Value> | undefined {
    const taken = requested
    requested = undefined
    for (const unsubscribe of taken?.unsubscribes ?? []) unsubscribe()
    return taken
  }

  const drop = (): void => takeOut()?.abort.abort()

  return {
    isFor: key => requested?.key === key,
    async start(key, request, dropOn) {
      drop()
      const abort = new AbortController()
      const answer = request(abort.signal)
      const mine: Requested<Value> = {
        key,
        answer,
        abort,
        unsubscribes: dropOn(drop)
      }
      requested = mine
      try {
        const value = await answer
        if (abort.signal.aborted) return undefined
        mine.value = value
        return value
      } catch {
        if (failure === 'dropped' && requested === mine) drop()
        return undefined
      }
    },
    take(key, signal) {
      if (requested?.key !== key) {
        drop()
        return undefined
      }
      const { answer, value, abort } = takeOut() ?? {}
      signal?.addEventListener('abort', () => abort?.abort(), { once: true })
      return value ?? answer
    },
    drop
  }
}
