import { grantedMs, retryWaitMs } from '../api/retry.ts'
import { monotonicNow } from '../format/monotonic-now.ts'
import {
  $unverified,
  $session,
  retrySession,
  verifySession
} from './session.ts'

/** The shortest wait between two requests, in ms. */
const LEAST_WAIT_MS = 500

/** A session check that could not reach the server. */
interface OpenQuestion {
  ask: () => Promise<void>
  /** How long the server wants no request, in s. */
  retryAfter: number | undefined
}

/**
 * Retries with growing waits while the session could not be checked or
 * verified. Being back online or visible retries soon, but never sooner than
 * the server allows and never in a hidden tab. An outage then ends without a
 * new sign-in.
 */
export function startSessionRetry(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** On the monotonic clock, in ms. */
  let notBefore = 0
  let asking = false

  const ask = async (): Promise<void> => {
    // A slow response is awaited, however often the tab is shown meanwhile.
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
