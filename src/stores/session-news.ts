import { documentSingleton } from './document-singleton.ts'
import { emit } from './events.ts'
import { forgetGuest } from './known-guest.ts'
import { isSignOutOpen } from './open-sign-out.ts'
import {
  $session,
  clearSession,
  recheckSession,
  verifySession
} from './session.ts'
import { onTabMessage } from './tabs.ts'

export function subscribeToSessions(): void {
  documentSingleton('session-news', () => {
    onTabMessage((news, toldAt) => {
      stopWaiting()
      if (news === 'signed-in') handleSignIn(toldAt)
      else handleSignOut()
    })
    return true
  })
}

/** Cancels a sign-in that waits for the check before it. */
let stopWaiting = (): void => undefined

/** The session may be another administrator's now. */
function handleSignIn(toldAt: number): void {
  // A check in flight may have been answered before the sign-in.
  const stop = $session.subscribe(({ kind }) => {
    if (kind === 'unchecked') return
    queueMicrotask(() => stop())
    if (kind === 'admin') return void verifySession(toldAt)
    // A page load to the login may be on its way.
    forgetGuest()
    void recheckSession()
  })
  stopWaiting = stop
}

function handleSignOut(): void {
  const { kind } = $session.get()
  if (kind === 'admin') emit('need-logout')
  if (kind !== 'unchecked') return
  clearSession(isSignOutOpen() ? 'sign-out-open' : 'unauthenticated')
}
