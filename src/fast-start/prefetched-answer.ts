import { $route } from '../stores/route.ts'
import { $session, mayPrefetch } from '../stores/session.ts'

/**
 * Released after the session check; dropped for a guest or when the address
 * asks for another.
 */
export interface PrefetchedAnswer<Value> {
  /**
   * Fetches for `keyNow` and returns the answer too; `undefined` if not
   * allowed, not `isUnrequested`, or on failure. Dropped when `keyNow` changes.
   */
  ask(
    keyNow: () => string | undefined,
    request: (signal: AbortSignal) => Promise<Value>,
    isUnrequested: () => boolean
  ): Promise<Value | undefined>
  /** Synchronous if the answer is there. Aborting `signal` aborts the fetch. */
  take(key: string, signal?: AbortSignal): Value | Promise<Value> | undefined
}

interface Requested<Value> {
  key: string
  answer: Promise<Value>
  value?: Value
  abort: AbortController
  stop: () => void
}

export function createPrefetchedAnswer<Value>(): PrefetchedAnswer<Value> {
  let requested: Requested<Value> | undefined

  function takeOut(): Requested<Value> | undefined {
    const taken = requested
    requested = undefined
    taken?.stop()
    return taken
  }

  const drop = (): void => takeOut()?.abort.abort()

  return {
    async ask(keyNow, request, isUnrequested) {
      const key = keyNow()
      if (!(await mayPrefetch()) || !isUnrequested()) return undefined
      if (key === undefined || keyNow() !== key) return undefined
      drop()
      const abort = new AbortController()
      const answer = request(abort.signal)
      const ends = [
        $route.listen(() => {
          if (keyNow() !== key) drop()
        }),
        $session.listen(({ kind }) => {
          if (kind !== 'admin') drop()
        })
      ]
      const stop = (): void => {
        for (const end of ends) end()
      }
      const mine: Requested<Value> = { key, answer, abort, stop }
      requested = mine
      try {
        mine.value = await answer
      } catch {
        // Whoever consumes it handles its failure.
      }
      return mine.value
    },
    take(key, signal) {
      if (requested?.key !== key) {
        drop()
        return undefined
      }
      const { answer, value, abort } = takeOut() ?? {}
      signal?.addEventListener('abort', () => abort?.abort(), { once: true })
      return value ?? answer
    }
  }
}
