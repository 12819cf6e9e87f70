import {
  atom,
  computed,
  type ReadableAtom,
  type WritableAtom
} from 'nanostores'

import type { CurrentAdmin } from '../contract/admin/admin.ts'
import {
  isNoVerdict,
  knownError,
  type RequestError
} from '../contract/request-error.ts'
import { messages } from '../messages.ts'
import { client, connectSession, resetToken } from './api.ts'
import { documentSingleton } from './document-singleton.ts'
import { emit, on } from './events.ts'
import { logOut } from './log-out.ts'
import { isSignOutOpen, openSignOut } from './open-sign-out.ts'
import { isPrerendered, onceShown } from './prerendering.ts'
import type { GuestReason, Session } from './session-state.ts'
import { tellOtherTabs } from './tabs.ts'

interface Shared {
  $state: WritableAtom<Session<CurrentAdmin>>
  checking: Promise<void> | undefined
  /** Counts what decides the session: an overtaken load decides nothing. */
  decisions: number
  $unverified: WritableAtom<Unverified | undefined>
}

/** Why it is open whether the session is still that of who is shown. */
interface Unverified {
  /** When another tab has signed in, ms of the page. */
  changedAt: number
  /** When the server wants to be asked again, s. */
  retryAfter: number | undefined
}

const shared = documentSingleton<Shared>('session', () => ({
  $state: atom<Session<CurrentAdmin>>({ kind: 'unchecked' }),
  checking: undefined,
  decisions: 0,
  $unverified: atom<Unverified | undefined>()
}))
const { $state } = shared

/** Who the visitor is. */
export const $session: ReadableAtom<Session<CurrentAdmin>> = $state

/** The signed-in administrator, or `undefined`. */
export const $admin = computed($state, session =>
  session.kind === 'admin' ? session.admin : undefined
)

/** Set while another tab has signed in and the server could not be asked. */
export const $unverified: ReadableAtom<Unverified | undefined> =
  shared.$unverified

/** True after the first load attempt, whatever its outcome. */
export const $checked = computed(
  $state,
  session => session.kind !== 'unchecked'
)

/**
 * Loads the current administrator once for all who ask: the first attempt of
 * the page is shared. Never throws: a failure makes the visitor a guest and
 * keeps the reason.
 */
export function checkSession(): Promise<void> {
  // A page that is loaded ahead may never be looked at: it spends no refresh.
  shared.checking ??= isPrerendered() ? onceShown().then(check) : check()
  return shared.checking
}

function check(): Promise<void> {
  return isSignOutOpen() ? finishSignOut() : loadAdmin().then(() => undefined)
}

/**
 * Whether what a screen will need may be asked for before the screen is there:
 * a token has come, and no sign-out waits to be finished. Nothing that comes
 * so may be shown before it is checked who looks.
 */
export async function mayPrefetch(): Promise<boolean> {
  if (isPrerendered()) await onceShown()
  return mayBeAdmin() && (await client.hasToken()) && mayBeAdmin()
}

function mayBeAdmin(): boolean {
  return $state.get().kind !== 'guest' && !isSignOutOpen()
}

/** Asks again: nothing is known, and nothing shown, until the answer. */
export function recheckSession(): Promise<void> {
  shared.checking = undefined
  client.askAgain()
  $state.set({ kind: 'unchecked' })
  return checkSession()
}

/** Asks again while the visitor is shown what could not be asked. Never throws. */
export async function retrySession(): Promise<void> {
  client.askAgain()
  await loadAdmin()
}

/**
 * Holds the browser's session, which was changed at this time of the page, ms,
 * against the one that is shown; where the server cannot be asked, `$doubt`
 * stays. Never throws.
 */
export async function verifySession(changedAt: number): Promise<void> {
  const failure = await client.verify(changedAt)
  const { retryAfter } = failure?.facts ?? {}
  shared.$unverified.set(failure && { changedAt, retryAfter })
}

/**
 * Signs out here and in every other tab, whether or not the server answers;
 * where it does not, every load of the panel asks it again. Where another tab
 * has signed in since, or has told the others, only here. Never throws.
 */
export async function signOut(): Promise<void> {
  const id = $admin.get()?.id ?? ''
  emit('showLoader', { label: messages.session.signingOut })
  const outcome = await logOut(openSignOut())
  // Before the next page begins, which would take it for news of its own time.
  if (outcome !== 'unwanted') tellOtherTabs('signed-out')
  emit('admin-logout', { id })
  clearSession()
  emit('hideLoader')
}

/** A sign-out that the server has not confirmed comes before any question. */
async function finishSignOut(): Promise<void> {
  shared.decisions += 1
  const mine = shared.decisions
  const outcome = await logOut(true)
  // Whoever has pressed it may be gone, and leaves the telling to this page.
  if (outcome === 'known') tellOtherTabs('signed-out')
  if (shared.decisions !== mine) return
  if (outcome === 'unwanted') {
    // The token is of the session before the one that has begun.
    resetToken('')
    await loadAdmin()
  } else {
    clearSession(outcome === 'known' ? 'unauthenticated' : 'sign-out-open')
  }
}

/**
 * Forgets the administrator and the token on this page only. Nobody has to be
 * asked any more, nor does an answer count that is on its way.
 */
export function clearSession(reason: GuestReason = 'unauthenticated'): void {
  shared.decisions += 1
  shared.checking ??= Promise.resolve()
  resetToken('')
  $state.set({ kind: 'guest', reason })
}

/**
 * Loads the administrator; gives the error that made the visitor a guest, and
 * nothing where the session was decided otherwise meanwhile. Never throws.
 */
export async function loadAdmin(): Promise<RequestError | undefined> {
  shared.decisions += 1
  const mine = shared.decisions
  try {
    const admin = await client.one('currentAdmin')
    if (shared.decisions !== mine) return undefined
    const before = $state.get()
    $state.set({ kind: 'admin', admin })
    if (before.kind !== 'admin') emit('admin-login')
    return undefined
  } catch (error) {
    if (shared.decisions !== mine) return undefined
    const failure = knownError(error)
    const { retryAfter } = failure.facts
    $state.set({ kind: 'guest', reason: guestReason(failure), retryAfter })
    return failure
  }
}

function guestReason(error: RequestError): GuestReason {
  return isNoVerdict(error.kind) ? 'unreachable' : 'unauthenticated'
}

/** Hears the client and the events. */
function listen(): true {
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
  return true
}

documentSingleton('session-listens', listen)
