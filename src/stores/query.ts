import { atom, type ReadableAtom } from 'nanostores'

import { knownError, RequestError } from '../contract/request-error.ts'
import { createCache } from './cache.ts'
import { onChange } from './changes.ts'
import { latestRequest } from './latest-request.ts'
import { serverNow } from './server-time.ts'
import { $session } from './session.ts'

/** `readAt` is in ms since the epoch, by the server's clock. */
export interface Answer<Value> {
  value: Value
  readAt: number
}

/** `loading`: a newer answer is on its way; `failed` keeps the old one. */
export type QueryState<Value> = { key: string } & (
  | { kind: 'loading' }
  | { kind: 'shown'; answer: Answer<Value>; activity: 'idle' | 'loading' }
  | { kind: 'failed'; error: RequestError; answer: Answer<Value> | undefined }
)

export interface Query<Value> {
  /** Of the key that was opened last. */
  $state: ReadableAtom<QueryState<Value>>
  known(key: string): QueryState<Value>
  /** Fetches while signed in; aborts the request before. Returns a cleanup. */
  open(key: string): () => void
  reload(): void
}

interface Options {
  onDataChange?: 'reload' | 'nothing'
}

export function createQuery<Value>(
  fetchKey: (key: string, signal: AbortSignal) => Promise<Value>,
  { onDataChange = 'reload' }: Options = {}
): Query<Value> {
  const $state = atom<QueryState<Value>>({ kind: 'loading', key: '' })
  const cache = createCache<Answer<Value>>()
  const request = latestRequest()
  let opened: { key: string } | undefined

  function known(key: string): QueryState<Value> {
    const answer = cache.get(key)
    return answer
      ? { kind: 'shown', key, answer, activity: 'loading' }
      : { kind: 'loading', key }
  }

  async function load(key: string): Promise<void> {
    const signal = request.start()
    $state.set(known(key))
    try {
      const value = await fetchKey(key, signal)
      if (signal.aborted) return
      const answer = { value, readAt: serverNow() }
      cache.set(key, answer)
      $state.set({ kind: 'shown', key, answer, activity: 'idle' })
    } catch (thrown) {
      if (signal.aborted) return
      const error = asError(thrown)
      const answer = cache.get(key)
      // Back must not show what no longer exists.
      if (error.kind === 'not-found') cache.delete(key)
      $state.set({ kind: 'failed', key, error, answer })
    }
  }

  function reload(): void {
    if (opened && $session.get().kind === 'admin') void load(opened.key)
  }

  return {
    $state,
    known,
    reload,
    open(key) {
      const mine = { key }
      opened = mine
      request.cancel()
      let isSignedIn = false
      const stopChanges =
        onDataChange === 'reload' ? onChange(reload) : () => undefined
      const stopSession = $session.subscribe(({ kind }) => {
        const wasSignedIn = isSignedIn
        isSignedIn = kind === 'admin'
        if (isSignedIn) {
          if (!wasSignedIn) void load(key)
          return
        }
        request.cancel()
        cache.clear()
        $state.set({ kind: 'loading', key })
      })
      return () => {
        stopSession()
        stopChanges()
        if (opened !== mine) return
        opened = undefined
        request.cancel()
      }
    }
  }
}

function asError(error: unknown): RequestError {
  // The API has no address for such a key, so nothing exists under it.
  return error instanceof RangeError
    ? new RequestError({ kind: 'not-found' }, { cause: error })
    : knownError(error)
}
