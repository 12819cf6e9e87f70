import { documentSingleton } from './document-singleton.ts'
import { emit } from './events.ts'
import { isSignOutOpen } from './open-sign-out.ts'
import {
  $session,
  clearSession,
  recheckSession,
  verifySession
} from './session.ts'
import { onNewsFromOtherTabs } from './tabs.ts'

/** Acts from now on on what other tabs tell of the session that they share. */
export function hearSessionNews(): void {
  documentSingleton('session-news', () => {
    onNewsFromOtherTabs((news, toldAt) => {
      stopWaiting()
      if (news === 'signed-in') hearSignIn(toldAt)
      else hearSignOut()
    })
    return true
  })
}

/** Ends the wait of a sign-in that was heard for the check before it. */
let stopWaiting = (): void => undefined

/** It may be somebody else's session from now on. */
function hearSignIn(toldAt: number): void {
  // What a check has asked already may have been answered before.
  const stop = $session.subscribe(({ kind }) => {
    if (kind === 'unchecked') return
    queueMicrotask(() => stop())
    void (kind === 'guest' ? recheckSession() : verifySession(toldAt))
  })
  stopWaiting = stop
}

function hearSignOut(): void {
  const { kind } = $session.get()
  if (kind === 'admin') emit('need-logout')
  if (kind !== 'unchecked') return
  clearSession(isSignOutOpen() ? 'sign-out-open' : 'unauthenticated')
}
