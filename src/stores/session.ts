import { atom, computed, type ReadableAtom } from 'nanostores'

import type { CurrentAdmin } from '../api/contract/admin.ts'
import {
  isNoVerdict,
  knownError,
  RequestError
} from '../domain/request-error.ts'
import type { GuestReason, Session } from '../domain/session.ts'
import { messages } from '../messages.ts'
import { client, connectSession, resetToken } from './api.ts'
import { emit, on } from './events.ts'
import { closeSignOut, isSignOutOpen, openSignOut } from './open-sign-out.ts'
import { onNewsFromOtherTabs, tellOtherTabs } from './tabs.ts'

/** Signing out waits no longer than this for the server. */
export const SIGN_OUT_WAIT_MS = 8000

/** The code of a sign-in that the server took and then did not know. */
export const SESSION_NOT_KEPT = 'session-not-kept'

const $state = atom<Session<CurrentAdmin>>({ kind: 'unchecked' })

/** Who the visitor is. */
export const $session: ReadableAtom<Session<CurrentAdmin>> = $state

/** The signed-in administrator, or `undefined`. */
export const $admin = computed($state, session =>
  session.kind === 'admin' ? session.admin : undefined
)

/** True after the first load attempt, whatever its outcome. */
export const $checked = computed(
  $state,
  session => session.kind !== 'unchecked'
)

let checking: Promise<void> | undefined
/** Counts what decides the session: a load that was overtaken decides nothing. */
let decisions = 0

/**
 * Loads the current administrator once for all who ask: the first attempt of
 * the page is shared. Never throws: a failure makes the visitor a guest and
 * keeps the reason.
 */
export function checkSession(): Promise<void> {
  checking ??= isSignOutOpen()
    ? finishSignOut()
    : loadAdmin().then(() => undefined)
  return checking
}

/** Asks again: nothing is known, and nothing shown, until the answer. */
export function recheckSession(): Promise<void> {
  checking = undefined
  client.askAgain()
  $state.set({ kind: 'unchecked' })
  return checkSession()
}

/**
 * Asks again while the visitor is shown what could not be asked; gives the
 * error that is still in the way. Never throws.
 */
export function retrySession(): Promise<RequestError | undefined> {
  client.askAgain()
  return loadAdmin()
}

/**
 * Signs in and loads the administrator. Throws a `RequestError` when the
 * server refuses the pair, cannot be reached, or does not keep the session.
 */
export async function signIn(email: string, password: string): Promise<void> {
  emit('showLoader', { label: messages.login.busy })
  try {
    resetToken(await client.login({ email, password }))
    closeSignOut()
    const failure = await loadAdmin()
    if (failure) throw sessionNotKept(failure)
    tellOtherTabs('signed-in')
  } finally {
    emit('hideLoader')
  }
}

/**
 * Signs out here and in every other tab, whether or not the server answers;
 * where it does not, every load of the panel asks it again. Never throws.
 */
export async function signOut(): Promise<void> {
  const id = $admin.get()?.id ?? ''
  emit('showLoader', { label: messages.session.signingOut })
  openSignOut()
  await logout()
  emit('admin-logout', { id })
  clearSession()
  tellOtherTabs('signed-out')
  emit('hideLoader')
}

/** A sign-out that the server has not confirmed comes before any question. */
async function finishSignOut(): Promise<void> {
  decisions += 1
  const mine = decisions
  const known = await logout()
  if (decisions !== mine) return
  clearSession(known ? 'unauthenticated' : 'sign-out-open')
}

/** Tells the server; true where it knows in time that nobody is signed in. */
async function logout(): Promise<boolean> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), SIGN_OUT_WAIT_MS)
  const isKnown = await Promise.race([
    client.logout(late.signal).then(() => true, isUnauthenticated),
    new Promise<boolean>(resolve => {
      late.signal.addEventListener('abort', () => resolve(false))
    })
  ])
  clearTimeout(timer)
  if (isKnown) closeSignOut()
  return isKnown
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'unauthenticated'
}

/** Forgets the administrator and the token on this page only. */
export function clearSession(reason: GuestReason = 'unauthenticated'): void {
  decisions += 1
  resetToken('')
  $state.set({ kind: 'guest', reason })
}

/** Loads the administrator; gives the error that made the visitor a guest. */
async function loadAdmin(): Promise<RequestError | undefined> {
  decisions += 1
  const mine = decisions
  try {
    const admin = await client.one('currentAdmin')
    if (decisions !== mine) return undefined
    const before = $state.get()
    $state.set({ kind: 'admin', admin })
    if (before.kind !== 'admin') emit('admin-login')
    return undefined
  } catch (error) {
    if (decisions !== mine) return undefined
    const failure = knownError(error)
    $state.set({ kind: 'guest', reason: guestReason(failure) })
    return failure
  }
}

/** A 401 right after a good sign-in is not a wrong password. */
function sessionNotKept(error: RequestError): RequestError {
  return error.kind === 'unauthenticated'
    ? new RequestError({ ...error.facts, code: SESSION_NOT_KEPT })
    : error
}

function guestReason(error: RequestError): GuestReason {
  return isNoVerdict(error.kind) ? 'unreachable' : 'unauthenticated'
}

connectSession({
  adminId: () => $admin.get()?.id ?? '',
  onEnded() {
    // Several calls may hear of it: the first one ends the session.
    if ($state.get().kind === 'admin') emit('need-logout')
  },
  onReplaced() {
    clearSession('replaced')
  }
})
on('need-logout', () => clearSession('ended'))
onNewsFromOtherTabs(news => {
  const { kind } = $state.get()
  if (news === 'signed-out' && kind === 'admin') emit('need-logout')
  if (news === 'signed-out' && kind === 'unchecked') clearSession()
  if (news === 'signed-in' && kind === 'guest') void recheckSession()
  // It may be somebody else's session from now on.
  if (news === 'signed-in' && kind === 'admin') void client.verify()
})
