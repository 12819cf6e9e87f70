import { atom, onMount, type ReadableAtom } from 'nanostores'

import { RequestError } from '../../contract/request-error.ts'
import type { User } from '../../contract/user/user.ts'
import { notFoundError } from '../../routes/page-error.ts'
import { client } from '../../stores/api.ts'
import { onChange } from '../../stores/changes.ts'
import { showError } from '../../stores/error.ts'
import { $route } from '../../stores/route.ts'
import { $session } from '../../stores/session.ts'

/** The user whose transactions are shown. */
export type ShownUser =
  | { kind: 'loading' }
  | { kind: 'shown'; user: User; readAt: number }
  | { kind: 'failed'; error: RequestError }

const $state = atom<ShownUser>({ kind: 'loading' })

/** The user of the `user-transactions` route, loaded while it is mounted. */
export const $user: ReadableAtom<ShownUser> = $state

let asked: { id: string; abort: AbortController } | undefined

/** Asks for the user once more. */
export function reloadUser(): void {
  forget()
  follow()
}

onMount($state, () => {
  const stopRoute = $route.listen(follow)
  const stopSession = $session.subscribe(follow)
  const stopChanges = onChange(readAgain)
  return () => {
    stopRoute()
    stopSession()
    stopChanges()
    forget()
  }
})

function forget(): void {
  asked?.abort.abort()
  asked = undefined
  $state.set({ kind: 'loading' })
}

function follow(): void {
  const match = $route.get()?.match
  if ($session.get().kind !== 'admin') return forget()
  if (match?.route.name !== 'user-transactions') return
  const id = match.params['id'] ?? ''
  if (asked?.id === id) return
  $state.set({ kind: 'loading' })
  void load(id)
}

/** Who is shown stays there until the newer answer comes. */
function readAgain(): void {
  if (asked && $session.get().kind === 'admin') void load(asked.id)
}

async function load(id: string): Promise<void> {
  asked?.abort.abort()
  const mine = { id, abort: new AbortController() }
  asked = mine
  try {
    const user = await client.one('user', {
      path: { id },
      signal: mine.abort.signal
    })
    if (asked === mine) $state.set({ kind: 'shown', user, readAt: Date.now() })
  } catch (error) {
    if (asked === mine) fail(error)
  }
}

function fail(error: unknown): void {
  const known =
    error instanceof RequestError
      ? error
      : // An id that no address below the API can carry is nobody's.
        new RequestError({ kind: 'not-found' }, { cause: error })
  $state.set({ kind: 'failed', error: known })
  if (known.kind === 'not-found') {
    showError(notFoundError($route.get()?.fullPath ?? ''))
  }
}
