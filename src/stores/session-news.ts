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

/** Cancels a sign-in that waits for the check before it. */
let stopWaiting = (): void => undefined

/** The session may be another administrator's now. */
function hearSignIn(toldAt: number): void {
  // A check in flight may have been answered before the sign-in.
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
