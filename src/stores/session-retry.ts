import { grantedMs, retryWaitMs } from '../api/retry.ts'
import { monotonicNow } from '../format/monotonic-now.ts'
import {
  $unverified,
  $session,
  retrySession,
  verifySession
} from './session.ts'

/** Nothing makes this page ask more often, ms. */
const LEAST_WAIT_MS = 500

/** What the server could not be asked so far. */
interface OpenQuestion {
  ask: () => Promise<void>
  /** How long the server wants to be left alone, s. */
  retryAfter: number | undefined
}

/**
 * Asks again by itself, with growing waits, while a page shows that the server
 * could not be asked who is signed in, or does not know whether that is still
 * who it shows: soon where the browser says that it is
 * back online or somebody looks again, but never sooner than the server wants,
 * and never in a tab that nobody looks at. An outage then ends without a
 * password.
 */
export function startSessionRetry(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** By the clock that nobody sets, ms. */
  let notBefore = 0
  let asking = false

  const ask = async (): Promise<void> => {
    // A slow answer is waited for, however often somebody looks meanwhile.
    const open = openQuestion()
    if (asking || !open || document.visibilityState === 'hidden') return
    asking = true
    await open.ask()
    asking = false
    plan()
  }
  const plan = (): void => {
    if (asking) return
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
