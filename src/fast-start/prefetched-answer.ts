import { $route } from '../stores/route.ts'
import { $session, mayPrefetch } from '../stores/session.ts'

/**
 * An answer that is asked for as soon as there is a token, and given out once
 * it is checked who looks. It is dropped where that is nobody, or where the
 * address asks for something else meanwhile.
 */
export interface PrefetchedAnswer<Value> {
  /**
   * Asks the question that `keyNow` names, if anything may be asked ahead and
   * this is still `isUnasked` otherwise, and gives the answer to its asker
   * too; nothing where it may not, or fails. It is dropped when an address
   * names another one.
   */
  ask(
    keyNow: () => string | undefined,
    question: (signal: AbortSignal) => Promise<Value>,
    isUnasked: () => boolean
  ): Promise<Value | undefined>
  /**
   * The answer to this question, for one who has not given up; only once, and
   * without a wait if it has come.
   */
  take(key: string, signal?: AbortSignal): Value | Promise<Value> | undefined
}

interface Asked<Value> {
  key: string
  answer: Promise<Value>
  value?: Value
  abort: AbortController
  /** Nothing makes it be dropped any more. */
  stop: () => void
}

/** Makes the place of one early answer. */
export function createPrefetchedAnswer<Value>(): PrefetchedAnswer<Value> {
  let asked: Asked<Value> | undefined

  function takeOut(): Asked<Value> | undefined {
    const taken = asked
    asked = undefined
    taken?.stop()
    return taken
  }

  const drop = (): void => takeOut()?.abort.abort()

  return {
    async ask(keyNow, question, isUnasked) {
      const key = keyNow()
      if (!(await mayPrefetch()) || !isUnasked()) return undefined
      if (key === undefined || keyNow() !== key) return undefined
      drop()
      const abort = new AbortController()
      const answer = question(abort.signal)
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
      const mine: Asked<Value> = { key, answer, abort, stop }
      asked = mine
      try {
        mine.value = await answer
      } catch {
        // Whoever takes it hears of its failure.
      }
      return mine.value
    },
    take(key, signal) {
      if (asked?.key !== key) {
        drop()
        return undefined
      }
      const { answer, value, abort } = takeOut() ?? {}
      signal?.addEventListener('abort', () => abort?.abort(), { once: true })
      return value ?? answer
    }
  }
}
