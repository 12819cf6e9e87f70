import { afterAwake } from '../format/after-awake.ts'

/** In ms since the epoch. Not a secret. */
const MARK = 'panel.refreshStartedAt'
// Since when, in ms since the epoch, no refresh was answered: the token may
// have been exchanged then, and its grace period runs.
const UNANSWERED = 'panel.refreshUnansweredSince'
/** In ms. */
const TOOK = 'panel.refreshTookMs'
/** How long the server accepts an exchanged token, in s. */
const GRACE = 'panel.refreshGraceSeconds'
/** How much later than the one before a request may arrive, in ms. */
const TRANSIT_MS = 1000
/** A younger mark may belong to a request of a page that is gone, in ms. */
export const MARK_AGE_MS = 3000
/** Maximum age of a mark where refreshes are slow, in ms. */
const SLOW_MARK_AGE_MS = 8000
/** Maximum age of a mark whose page has timed out, in ms. */
export const LATE_MARK_AGE_MS = 16_000
const HEADROOM = 2
const LATE = ' late'

export interface RefreshMark {
  /** It is answered or will never be: other pages need not wait. */
  ended(isAnswered: boolean): void
  /** Its page has timed out, but its cookie may still come. */
  late(): void
}

export function markRefresh(): RefreshMark {
  const started = Date.now()
  const mark = String(started)
  save(MARK, mark)
  if (saved(UNANSWERED) === null) save(UNANSWERED, mark)
  return {
    ended(isAnswered) {
      if (isAnswered) save(TOOK, String(Date.now() - started))
      if (isAnswered || saved(UNANSWERED) === mark) forget(UNANSWERED)
      // Another tab may have set the next one.
      if (saved(MARK)?.startsWith(mark)) forget(MARK)
    },
    late() {
      if (saved(MARK) === mark) save(MARK, mark + LATE)
    }
  }
}

/** `undefined` means none. */
export function saveGrace(seconds: unknown): void {
  save(GRACE, String(Number(seconds ?? 0)))
}

export function isInGrace(): boolean {
  return ageOf(saved(UNANSWERED)) + TRANSIT_MS < Number(saved(GRACE)) * 1000
}

export async function waitForMark(): Promise<void> {
  const left = markTime()
  if (left <= 0) return
  const over = new AbortController()
  const stop = afterAwake(left, () => over.abort())
  while (saved(MARK) !== null && !over.signal.aborted) {
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  stop()
}

/** In ms; 0 or less if it does not count any more. */
function markTime(): number {
  const mark = saved(MARK)
  return (mark?.endsWith(LATE) ? LATE_MARK_AGE_MS : patienceMs()) - ageOf(mark)
}

/** Also true for a late one that still counts. */
export function isRefreshing(withinMs: number): boolean {
  return ageOf(saved(MARK)) < withinMs || markTime() > 0
}

/** In ms; infinite if missing or in the future. */
function ageOf(mark: string | null): number {
  const age = Date.now() - Number.parseInt(mark ?? '0', 10)
  return age >= 0 ? age : Infinity
}

function patienceMs(): number {
  const took = Number(saved(TOOK)) || 0
  return Math.min(SLOW_MARK_AGE_MS, Math.max(MARK_AGE_MS, HEADROOM * took))
}

function saved(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function save(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage only the lock helps.
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // There was none.
  }
}
