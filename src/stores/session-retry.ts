import { retrySession, $session } from './session.ts'

/** The first wait, ms; each further one doubles it, up to the longest. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/**
 * Asks again by itself, with growing waits, while a page shows that the server
 * could not be asked who is signed in: at once where the browser says that it
 * is back online, never in a tab that nobody looks at. An outage then ends
 * without a password.
 */
export function startSessionRetry(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  let asking = false

  const plan = (leastMs = 0): void => {
    clearTimeout(timer)
    if (!isOpen()) {
      wait = FIRST_WAIT_MS
      return
    }
    // Many tabs must not come back in the same moment.
    const jittered = wait * (0.5 + Math.random())
    timer = setTimeout(() => void ask(), Math.max(jittered, leastMs))
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    if (asking || !isOpen() || document.visibilityState === 'hidden') return
    asking = true
    const failure = await retrySession()
    asking = false
    plan((failure?.facts.retryAfter ?? 0) * 1000)
  }

  $session.listen(({ kind }, before) => {
    if (kind !== 'guest' || before?.kind !== 'guest') plan()
  })
  window.addEventListener('online', () => void ask())
  document.addEventListener('visibilitychange', () => void ask())
}

/** Whether it is still open who the visitor is. */
function isOpen(): boolean {
  const session = $session.get()
  return session.kind === 'guest' && session.reason === 'unreachable'
}
