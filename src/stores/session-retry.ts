import { grantedMs, retryWaitMs } from '../api/retry.ts'
import { monotonicNow } from '../format/monotonic-now.ts'
import {
  $unverified,
  $session,
  retrySession,
  verifySession
} from './session.ts'

/** Minimum wait, in ms. */
const LEAST_WAIT_MS = 500

interface OpenQuestion {
  ask: () => Promise<void>
  /** In s. */
  retryAfter: number | undefined
}

/**
 * Retries with growing waits while the session is unknown or unverified. Going
 * online or becoming visible retries soon, but not before the server allows it,
 * and never in a hidden tab. Outages then end without a new sign-in.
 */
export function startSessionRetry(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** On the monotonic clock, in ms. */
  let notBefore = 0
  let pending = false

  const ask = async (): Promise<void> => {
    const open = openQuestion()
    if (pending || !open || document.visibilityState === 'hidden') return
    pending = true
    await open.ask()
    pending = false
    plan()
  }
  const plan = (): void => {
    if (pending) return
    clearTimeout(timer)
    const open = openQuestion()
    if (!open) {
      failures = 0
      return
    }
    const { retryAfter } = open
    const least = Math.max(LEAST_WAIT_MS, grantedMs('session', retryAfter))
    notBefore = monotonicNow() + least
    failures += 1
    timer = setTimeout(
      () => void ask(),
      retryWaitMs('session', failures, retryAfter)
    )
  }
  const hurry = (): void => {
    clearTimeout(timer)
    timer = setTimeout(
      () => void ask(),
      Math.max(0, notBefore - monotonicNow())
    )
  }

  // The check may be over already.
  $session.subscribe(plan)
  $unverified.listen(plan)
  window.addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
}

function openQuestion(): OpenQuestion | undefined {
  const session = $session.get()
  if (session.kind === 'guest' && session.reason === 'unreachable') {
    return { ask: retrySession, retryAfter: session.retryAfter }
  }
  const unverified = $unverified.get()
  if (session.kind !== 'admin' || !unverified) return undefined
  const { changedAt, retryAfter } = unverified
  return { ask: () => verifySession(changedAt), retryAfter }
}
