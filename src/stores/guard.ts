import { plainName } from '../format/plain-name.ts'
import { messages } from '../messages.ts'
import { ROOT_TARGET, routePath } from '../routes/paths.ts'
import { returnAddress } from '../routes/return-address.ts'
import { decideAccess } from './access.ts'
import { on } from './events.ts'
import {
  consumeEnded,
  consumeKnownGuest,
  ENDED_GUARD_MS,
  isRecent,
  saveEnded,
  saveKnownGuest
} from './known-guest.ts'
import { leaveOnPurpose } from './leaving.ts'
import { forget, save, consume } from './preferences/tab-memory.ts'
import { $route } from './route.ts'
import {
  $session,
  checkSession,
  clearSession,
  recheckSession
} from './session.ts'
import { wasSignedOut } from './tabs.ts'
import { showToast } from './toasts.ts'

const RETURN_TO = 'panel.returnTo'
const REPLACED = 'panel.replaced'
const SIGNED_IN_AT = 'panel.signedInAt'
const LOGIN = routePath('login')

/** True on the login after a session has ended, until the first check. */
let justEnded = false

/**
 * Checks the session once and redirects: guests to the login, administrators
 * away from it, and on `admin-logout` and `need-logout`.
 */
export function startGuard(): void {
  $session.listen((_, before) => {
    // The end of a session has its own two events.
    if (before?.kind !== 'admin') decide()
  })
  $route.listen(() => {
    checkForRoute()
    decide()
  })
  on('admin-logout', () => {
    forget(RETURN_TO)
    forget(SIGNED_IN_AT)
    goToLogin()
  })
  on('need-logout', () => {
    if (location.pathname === LOGIN) return
    save(RETURN_TO, location.href)
    saveEnded()
    forget(SIGNED_IN_AT)
    goToLogin()
  })
  $session.listen(session => {
    if (session.kind !== 'guest' || session.reason !== 'replaced') return
    save(REPLACED, 'yes')
    leaveOnPurpose(() => location.reload())
  })
  if (consume(REPLACED)) notifyNewAdmin()
  // A page restored from the back-forward cache may predate a sign-out.
  window.addEventListener('pageshow', event => {
    if (event.persisted) void recheckSession()
  })
  const onLogin = location.pathname === LOGIN
  justEnded = onLogin && consumeEnded()
  // The page before has just checked; the answer would be the same.
  if (onLogin && consumeKnownGuest()) clearSession()
  else checkForRoute()
  decide()
}

function checkForRoute(): void {
  if ($route.get()?.match) void checkSession()
}

function decide(): void {
  const session = $session.get()
  const decision = decideAccess($route.get()?.match?.route, session)
  if (decision === 'wait') return
  if (justEnded) {
    // A server that resumes an ended session would redirect endlessly.
    justEnded = false
    return clearSession('ended')
  }
  if (isNotSaved()) return clearSession('not-saved')
  if (decision === 'to-login') {
    save(RETURN_TO, location.href)
    if (session.kind === 'guest' && session.reason === 'unauthenticated') {
      saveKnownGuest()
    }
    leaveOnPurpose(() => location.replace(LOGIN))
  } else if (decision === 'to-panel') {
    const back = returnAddress(consume(RETURN_TO), location.origin)
    save(SIGNED_IN_AT, String(Date.now()))
    leaveOnPurpose(() => location.replace(back ?? ROOT_TARGET))
  }
}

function goToLogin(): void {
  // On the login itself this would reload endlessly.
  if (location.pathname === LOGIN) return
  leaveOnPurpose(() => location.assign(LOGIN))
}

/** After a reload because another administrator has signed in. */
function notifyNewAdmin(): void {
  const stop = $session.subscribe(session => {
    if (session.kind !== 'admin') return
    const { name, email, id } = session.admin
    showToast({
      tone: 'unknown',
      title: messages.session.replaced(plainName(name ?? email ?? id)),
      text: messages.session.replacedText
    })
    queueMicrotask(() => stop())
  })
}

// A browser that rejects cookies would redirect endlessly. A sign-out in
// another tab since then was intended.
function isNotSaved(): boolean {
  const session = $session.get()
  if (location.pathname !== LOGIN || session.kind !== 'guest') return false
  return (
    session.reason === 'unauthenticated' &&
    isRecent(consume(SIGNED_IN_AT), ENDED_GUARD_MS) &&
    !wasSignedOut()
  )
}
