import {
  atom,
  computed,
  type ReadableAtom,
  type WritableAtom
} from 'nanostores'

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
import { logOut } from './log-out.ts'
import { oncePerDocument } from './once.ts'
import {
  closeSignOut,
  isSignOutOpen,
  lastOpenSignOut,
  openSignOut
} from './open-sign-out.ts'
import { isPrerendered, onceShown } from './prerendering.ts'
import { onNewsFromOtherTabs, tellOtherTabs } from './tabs.ts'

/** The code of a sign-in that the server took and then did not know. */
export const SESSION_NOT_KEPT = 'session-not-kept'

interface Shared {
  $state: WritableAtom<Session<CurrentAdmin>>
  checking: Promise<void> | undefined
  /** Counts what decides the session: an overtaken load decides nothing. */
  decisions: number
  $doubt: WritableAtom<Doubt | undefined>
  /** Ends the wait of a sign-in that was heard for the check before it. */
  unhear: () => void
}

/** Why it is open whether the session is still that of who is shown. */
interface Doubt {
  /** When another tab has signed in, ms of the page. */
  changedAt: number
  /** When the server wants to be asked again, s. */
  retryAfter: number | undefined
}

const shared = oncePerDocument<Shared>('session', () => ({
  $state: atom<Session<CurrentAdmin>>({ kind: 'unchecked' }),
  checking: undefined,
  decisions: 0,
  $doubt: atom<Doubt | undefined>(),
  unhear: () => undefined
}))
const { $state } = shared

/** Who the visitor is. */
export const $session: ReadableAtom<Session<CurrentAdmin>> = $state

/** The signed-in administrator, or `undefined`. */
export const $admin = computed($state, session =>
  session.kind === 'admin' ? session.admin : undefined
)

/** Set while another tab has signed in and the server could not be asked. */
export const $doubt: ReadableAtom<Doubt | undefined> = shared.$doubt

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
 * Whether what a screen will need may be asked for while it is still checked
 * who looks: a token has come, and no sign-out waits to be finished. Nothing
 * that comes so may be shown before the check is over.
 */
export async function mayAskAhead(): Promise<boolean> {
  if (isPrerendered()) await onceShown()
  return isBeingChecked() && (await client.hasToken()) && isBeingChecked()
}

function isBeingChecked(): boolean {
  return $state.get().kind === 'unchecked' && !isSignOutOpen()
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
  shared.$doubt.set(failure && { changedAt, retryAfter })
}

/**
 * Signs in and loads the administrator. Throws a `RequestError` when the
 * server refuses the pair, cannot be reached, or does not keep the session.
 */
export async function signIn(email: string, password: string): Promise<void> {
  emit('showLoader', { label: messages.login.busy })
  // It would end the session that begins; one that is pressed later means it.
  const signOutBefore = lastOpenSignOut()
  try {
    const token = await client.login({ email, password }, () =>
      closeSignOut(signOutBefore)
    )
    resetToken(token)
    // The cookie is another one by now, whatever becomes of this page.
    tellOtherTabs('signed-in')
    const failure = await loadAdmin()
    if (failure) throw sessionNotKept(failure)
  } finally {
    emit('hideLoader')
  }
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

/** Forgets the administrator and the token on this page only. */
export function clearSession(reason: GuestReason = 'unauthenticated'): void {
  shared.decisions += 1
  resetToken('')
  $state.set({ kind: 'guest', reason })
}

/** Loads the administrator; gives the error that made the visitor a guest. */
async function loadAdmin(): Promise<RequestError | undefined> {
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

/** A 401 right after a good sign-in is not a wrong password. */
function sessionNotKept(error: RequestError): RequestError {
  return error.kind === 'unauthenticated'
    ? new RequestError({ ...error.facts, code: SESSION_NOT_KEPT })
    : error
}

function guestReason(error: RequestError): GuestReason {
  return isNoVerdict(error.kind) ? 'unreachable' : 'unauthenticated'
}

/** Hears the client, the events and the other tabs. */
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
  onNewsFromOtherTabs((news, toldAt) => {
    if (news === 'signed-in') hearSignIn(toldAt)
    else hearSignOut()
  })
  return true
}

/** It may be somebody else's session from now on. */
function hearSignIn(toldAt: number): void {
  shared.unhear()
  // What a check has asked already may have been answered before.
  const stop = $state.subscribe(({ kind }) => {
    if (kind === 'unchecked') return
    queueMicrotask(() => stop())
    void (kind === 'guest' ? recheckSession() : verifySession(toldAt))
  })
  shared.unhear = stop
}

function hearSignOut(): void {
  shared.unhear()
  const { kind } = $state.get()
  if (kind === 'admin') emit('need-logout')
  if (kind !== 'unchecked') return
  // Nobody has to be asked any more, nor may an early answer count.
  shared.checking ??= Promise.resolve()
  clearSession(isSignOutOpen() ? 'sign-out-open' : 'unauthenticated')
}

oncePerDocument('session-listens', listen)
