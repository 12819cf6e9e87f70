import { $route } from '../stores/route.ts'
import { $session, mayPrefetch } from '../stores/session.ts'
import { createPrefetch, type Prefetch } from '../stores/single-prefetch.ts'

/**
 * Released after the session check; dropped for a guest or when the address
 * asks for another.
 */
export interface SessionPrefetch<Value> extends Pick<Prefetch<Value>, 'take'> {
  /**
   * Fetches for `keyNow` and returns the answer too; `undefined` if not
   * allowed, not `isUnrequested`, or on failure. Dropped when `keyNow` changes.
   */
  ask(
    keyNow: () => string | undefined,
    request: (signal: AbortSignal) => Promise<Value>,
    isUnrequested: () => boolean
  ): Promise<Value | undefined>
}

export function createPrefetchedAnswer<Value>(): SessionPrefetch<Value> {
  const prefetch = createPrefetch<Value>('taken')
  return {
    async ask(keyNow, request, isUnrequested) {
      const key = keyNow()
      if (!(await mayPrefetch()) || !isUnrequested()) return undefined
      if (key === undefined || keyNow() !== key) return undefined
      return prefetch.start(key, request, drop => [
        $route.listen(() => {
          if (keyNow() !== key) drop()
        }),
        $session.listen(({ kind }) => {
          if (kind !== 'admin') drop()
        })
      ])
    },
    take: prefetch.take
  }
}
