import { beginWait, waitLeft } from '../domain/wait.ts'

/** When the refresh now under way was sent, ms since the epoch. No secret. */
const MARK = 'panel.refreshStartedAt'
/** How long the last answer to a refresh took in this tab, ms. */
const TOOK = 'panel.refreshTookMs'
/** A mark younger than this may belong to a request of a page that is gone. */
export const MARK_AGE_MS = 3000
/** As long as a mark may count where refreshes are slow, ms. */
export const SLOW_MARK_AGE_MS = 8000
/** The next refresh may well take longer than the last one. */
const HEADROOM = 2

/**
 * Marks that a refresh is sent now, for pages that come after this one; gives
 * what takes the mark away when it is answered.
 */
export function markRefresh(): () => void {
  const started = Date.now()
  const mark = String(started)
  keep('localStorage', MARK, mark)
  return () => {
    keep('sessionStorage', TOOK, String(Date.now() - started))
    // Another tab may have set the next one.
    if (kept('localStorage', MARK) === mark) forget(MARK)
  }
}

/** Waits until the request of a page that is gone is answered, or too old. */
export async function waitForMark(): Promise<void> {
  const age = markAge()
  const patience = patienceMs()
  if (age >= patience) return
  // Not until a time of day: a clock that is set back would never reach it.
  const wait = beginWait(patience - age)
  while (kept('localStorage', MARK) !== null && waitLeft(wait) > 0) {
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** How old the mark is, ms; endless where there is none, or of the future. */
export function markAge(): number {
  const age = Date.now() - Number(kept('localStorage', MARK) ?? 0)
  return age < 0 ? Infinity : age
}

/** A server whose last refresh was slow is given more time for the next one. */
function patienceMs(): number {
  const took = Number(kept('sessionStorage', TOOK) ?? 0) || 0
  return Math.min(SLOW_MARK_AGE_MS, Math.max(MARK_AGE_MS, HEADROOM * took))
}

type Place = 'localStorage' | 'sessionStorage'

function kept(place: Place, name: string): string | null {
  try {
    return globalThis[place].getItem(name)
  } catch {
    return null
  }
}

function keep(place: Place, name: string, value: string): void {
  try {
    globalThis[place].setItem(name, value)
  } catch {
    // Without storage the lock alone has to do.
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // There was none.
  }
}
