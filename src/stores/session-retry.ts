import { LONGEST_ASKED_MS } from '../api/refresh-rest.ts'
import { monotonicNow } from '../domain/monotonic-now.ts'
import { retrySession, $session } from './session.ts'

/** The first wait, ms; each further one doubles it, up to the longest. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** Nothing makes this page ask more often, ms. */
const LEAST_WAIT_MS = 500

/**
 * Asks again by itself, with growing waits, while a page shows that the server
 * could not be asked who is signed in: soon where the browser says that it is
 * back online or somebody looks again, but never sooner than the server wants,
 * and never in a tab that nobody looks at. An outage then ends without a
 * password.
 */
export function startSessionRetry(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  /** By the clock that nobody sets, ms. */
  let notBefore = 0
  let asking = false

  const ask = async (): Promise<void> => {
    // A slow answer is waited for, however often somebody looks meanwhile.
    if (asking || !isOpen() || document.visibilityState === 'hidden') return
    asking = true
    await retrySession()
    asking = false
  }
  const plan = (): void => {
    clearTimeout(timer)
    if (!isOpen()) {
      wait = FIRST_WAIT_MS
      return
    }
    const least = leastWaitMs()
    notBefore = monotonicNow() + least
    // Many tabs must not come back in the same moment.
    const jittered = wait * (0.5 + Math.random())
    timer = setTimeout(() => void ask(), Math.max(jittered, least))
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
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
  window.addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
}

/** Whether it is still open who the visitor is. */
function isOpen(): boolean {
  const session = $session.get()
  return session.kind === 'guest' && session.reason === 'unreachable'
}

/** How long the server wants to be left alone, within reason. */
function leastWaitMs(): number {
  const session = $session.get()
  const asked = session.kind === 'guest' ? (session.retryAfter ?? 0) : 0
  return Math.min(Math.max(LEAST_WAIT_MS, asked * 1000), LONGEST_ASKED_MS)
}
