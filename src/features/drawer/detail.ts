import { atom, type ReadableAtom } from 'nanostores'

import type { AnswerOf } from '../../contract/calls.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import { RequestError } from '../../contract/request-error.ts'
import { client } from '../../stores/api.ts'
import { onChange } from '../../stores/changes.ts'
import { $session } from '../../stores/session.ts'

/** An answer with the time it was received at, ms since the epoch. */
export interface Answer<Value> {
  value: Value
  readAt: number
}

/**
 * What is known of the thing with this id. `shown` says whether a newer answer
 * is on its way; `failed` keeps the old answer where there is one.
 */
export type DetailState<Value> = { id: string } & (
  | { kind: 'loading' }
  | { kind: 'shown'; answer: Answer<Value>; activity: 'idle' | 'loading' }
  | { kind: 'failed'; error: RequestError; answer: Answer<Value> | undefined }
)

export interface Detail<Value> {
  /** Of the id that was opened last. */
  $state: ReadableAtom<DetailState<Value>>
  /** What is known of an id before it is opened. */
  known(id: string): DetailState<Value>
  /**
   * Asks for an id, as long as an administrator is there, and calls off the
   * question before. Returns what closes it again.
   */
  open(id: string): () => void
  /** Asks for the open id once more. */
  reload(): void
}

/** The calls that give one thing by its id. */
export type DetailCall =
  | 'transaction'
  | 'user'
  | 'game'
  | 'systemWallet'
  | 'admin'

/** Answers that going back finds again without waiting. */
const KEPT_ANSWERS = 30

/** Entries that the drawer of a wallet's owner shows. */
const LATEST_ENTRIES = 5

/** Makes the store of one thing in full, by its id. */
export function createDetail<Name extends DetailCall>(
  name: Name
): Detail<AnswerOf<Name>> {
  return createById((id, signal) => client.one(name, { path: { id }, signal }))
}

/** Makes the store of the latest entries of a user or of a system wallet. */
export function createLatestEntries(
  of: 'user' | 'system-wallet'
): Detail<Transaction[]> {
  const query = {
    limit: LATEST_ENTRIES,
    sort: '-createdAt',
    withTotal: 'false'
  }
  return createById(async (id, signal) => {
    const page =
      of === 'user'
        ? client.page('userTransactions', { path: { id }, query, signal })
        : client.page('walletTransactions', {
            query: { ...query, walletId: id },
            signal
          })
    return (await page).data
  })
}

/** Makes the store of what one question by an id is answered with. */
export function createById<Value>(
  ask: (id: string, signal: AbortSignal) => Promise<Value>
): Detail<Value> {
  const $state = atom<DetailState<Value>>({ kind: 'loading', id: '' })
  const kept = new Map<string, Answer<Value>>()
  let opened: { id: string } | undefined
  let asked: AbortController | undefined

  function known(id: string): DetailState<Value> {
    const answer = kept.get(id)
    return answer
      ? { kind: 'shown', id, answer, activity: 'loading' }
      : { kind: 'loading', id }
  }

  function callOff(): void {
    asked?.abort()
    asked = undefined
  }

  async function load(id: string): Promise<void> {
    callOff()
    const mine = new AbortController()
    asked = mine
    $state.set(known(id))
    try {
      const value = await ask(id, mine.signal)
      if (asked !== mine) return
      const answer = { value, readAt: Date.now() }
      keep(id, answer)
      $state.set({ kind: 'shown', id, answer, activity: 'idle' })
    } catch (thrown) {
      if (asked !== mine) return
      const error = asError(thrown)
      const answer = kept.get(id)
      // What is gone is not to be found again by going back.
      if (error.kind === 'not-found') kept.delete(id)
      $state.set({ kind: 'failed', id, error, answer })
    }
  }

  function keep(id: string, answer: Answer<Value>): void {
    kept.delete(id)
    kept.set(id, answer)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest)
  }

  return {
    $state,
    known,
    open(id) {
      const mine = { id }
      opened = mine
      callOff()
      const stopChanges = onChange(() => {
        if ($session.get().kind === 'admin') void load(id)
      })
      const stop = $session.subscribe(({ kind }) => {
        if (kind === 'admin') {
          if (!asked) void load(id)
          return
        }
        callOff()
        kept.clear()
        $state.set({ kind: 'loading', id })
      })
      return () => {
        stop()
        stopChanges()
        if (opened !== mine) return
        opened = undefined
        callOff()
      }
    },
    reload() {
      if (opened && $session.get().kind === 'admin') void load(opened.id)
    }
  }
}

function asError(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  // An id that no address below the API can carry is nobody's.
  const kind = error instanceof RangeError ? 'not-found' : 'bad-answer'
  return new RequestError({ kind }, { cause: error })
}
