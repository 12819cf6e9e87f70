import {
  atom,
  computed,
  type ReadableAtom,
  type WritableAtom
} from 'nanostores'

import type { CurrentAdmin } from '../contract/admin/admin.ts'
import {
  isUnanswered,
  knownError,
  type RequestError
} from '../contract/request-error.ts'
import { messages } from '../messages.ts'
import { client, connectSession, resetToken } from './api.ts'
import { documentSingleton } from './document-singleton.ts'
import { endSession } from './end-session.ts'
import { emit, on } from './events.ts'
import { isSignOutOpen, openSignOut } from './open-sign-out.ts'
import { isPrerendered, onceShown } from './prerendering.ts'
import type { GuestReason, Session } from './session-state.ts'
import { notifyOtherTabs } from './tabs.ts'

interface Shared {
  $state: WritableAtom<Session<CurrentAdmin>>
  checking: Promise<void> | undefined
  /** An overtaken load must not decide the session. */
  decisions: number
  $unverified: WritableAtom<Unverified | undefined>
}

interface Unverified {
  /** When another tab signed in, in ms since the page's start. */
  changedAt: number
  /** In s. */
  retryAfter: number | undefined
}

const shared = documentSingleton<Shared>('session', () => ({
  $state: atom<Session<CurrentAdmin>>({ kind: 'unchecked' }),
  checking: undefined,
  decisions: 0,
  $unverified: atom<Unverified | undefined>()
}))
const { $state } = shared

export const $session: ReadableAtom<Session<CurrentAdmin>> = $state

export const $admin = computed($state, session =>
  session.kind === 'admin' ? session.admin : undefined
)

/** Set while another tab has signed in and the server was unreachable. */
export const $unverified: ReadableAtom<Unverified | undefined> =
  shared.$unverified

export const $checked = computed(
  $state,
  session => session.kind !== 'unchecked'
)

/** Callers share the first attempt. Never throws: a failure means a guest. */
export function checkSession(): Promise<void> {
  // A prerendered page may never be shown, so it spends no refresh.
  shared.checking ??= isPrerendered() ? onceShown().then(check) : check()
  return shared.checking
}

function check(): Promise<void> {
  return isSignOutOpen() ? finishSignOut() : loadAdmin().then(() => undefined)
}

/**
 * Needs a token and no open sign-out. Prefetched data must not be shown before
 * the session is checked.
 */
export async function mayPrefetch(): Promise<boolean> {
  if (isPrerendered()) await onceShown()
  return mayBeAdmin() && (await client.hasToken()) && mayBeAdmin()
}

function mayBeAdmin(): boolean {
  return $state.get().kind !== 'guest' && !isSignOutOpen()
}

/** Nothing is known or shown until the answer. */
export function recheckSession(): Promise<void> {
  shared.checking = undefined
  client.retryRefresh()
  $state.set({ kind: 'unchecked' })
  return checkSession()
}

/** Never throws. */
export async function retrySession(): Promise<void> {
  client.retryRefresh()
  await loadAdmin()
}

/**
 * Verifies the session that changed at `changedAt` (page ms). Sets
 * `$unverified` if the server is unreachable. Never throws.
 */
export async function verifySession(changedAt: number): Promise<void> {
  const failure = await client.verify(changedAt)
  const { retryAfter } = failure?.facts ?? {}
  shared.$unverified.set(failure && { changedAt, retryAfter })
}

/**
 * Signs out in every tab, whether or not the server answers; if not, every page
 * load retries. Only here if another tab has signed in since, or has notified the
 * others. Never throws.
 */
export async function signOut(): Promise<void> {
  const id = $admin.get()?.id ?? ''
  emit('showLoader', { label: messages.session.signingOut })
  const outcome = await endSession(openSignOut())
  // Before the next page starts, or it would take the message for a new one.
  if (outcome !== 'unwanted') notifyOtherTabs('signed-out')
  emit('admin-logout', { id })
  clearSession()
  emit('hideLoader')
}

async function finishSignOut(): Promise<void> {
  shared.decisions += 1
  const mine = shared.decisions
  const outcome = await endSession(true)
  // The tab that signed out may be gone, so this page notifies the others.
  if (outcome === 'known') notifyOtherTabs('signed-out')
  if (shared.decisions !== mine) return
  if (outcome === 'unwanted') {
    // The token belongs to the session before the new one.
    resetToken('')
    await loadAdmin()
  } else {
    clearSession(outcome === 'known' ? 'unauthenticated' : 'sign-out-open')
  }
}

/** On this page only. Ignores checks in flight. */
export function clearSession(reason: GuestReason = 'unauthenticated'): void {
  shared.decisions += 1
  shared.checking ??= Promise.resolve()
  resetToken('')
  $state.set({ kind: 'guest', reason })
}

/** Returns the error that made the visitor a guest. Never throws. */
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
  return isUnanswered(error.kind) ? 'unreachable' : 'unauthenticated'
}

function listen(): true {
  connectSession({
    adminId: () => $admin.get()?.id ?? '',
    onEnded() {
      // Several calls may report it; the first one ends the session.
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
