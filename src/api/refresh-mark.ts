import { beginWait, waitLeft } from '../format/wait.ts'

/** When the refresh now under way was sent, ms since the epoch. No secret. */
const MARK = 'panel.refreshStartedAt'
/**
 * When the first of the refreshes was sent that nothing has answered since, ms
 * since the epoch: the token may have been exchanged then, and its grace runs.
 */
const UNANSWERED = 'panel.refreshUnansweredSince'
/** How long the last answer to a refresh took, ms. */
const TOOK = 'panel.refreshTookMs'
/** How long the server takes an exchanged token, as it last said, s. */
const GRACE = 'panel.refreshGraceSeconds'
/** A request may take this much longer to the server than the one before, ms. */
const TRANSIT_MS = 1000
/** A mark younger than this may belong to a request of a page that is gone. */
export const MARK_AGE_MS = 3000
/** As long as a mark may count where refreshes are slow, ms. */
export const SLOW_MARK_AGE_MS = 8000
/** As long as a mark may count whose page has stopped waiting itself, ms. */
export const LATE_MARK_AGE_MS = 16_000
/** The next refresh may well take longer than the last one. */
const HEADROOM = 2
/** Behind the time of a refresh whose page has stopped waiting for it. */
const LATE = ' late'

/** What becomes of a refresh that is under way. */
export interface RefreshMark {
  /** It is answered, or no answer comes any more: nobody has to wait. */
  ended(isAnswered: boolean): void
  /** Nobody waits for the answer any more, and its cookie may still come. */
  late(): void
}

/** Marks that a refresh is sent now, for pages that come after this one. */
export function markRefresh(): RefreshMark {
  const started = Date.now()
  const mark = String(started)
  keep(MARK, mark)
  if (kept(UNANSWERED) === null) keep(UNANSWERED, mark)
  return {
    ended(isAnswered) {
      if (isAnswered) keep(TOOK, String(Date.now() - started))
      if (isAnswered || kept(UNANSWERED) === mark) forget(UNANSWERED)
      // Another tab may have set the next one.
      if (kept(MARK)?.startsWith(mark)) forget(MARK)
    },
    late() {
      if (kept(MARK) === mark) keep(MARK, mark + LATE)
    }
  }
}

/** Keeps what a session's answer says of the server's grace; nothing is none. */
export function keepGrace(seconds: unknown): void {
  keep(GRACE, String(Number(seconds ?? 0)))
}

/** Whether the server still takes the token that a marked refresh has spent. */
export function isInGrace(): boolean {
  return ageOf(kept(UNANSWERED)) + TRANSIT_MS < Number(kept(GRACE)) * 1000
}

/** Waits until the request of a page that is gone is answered, or too old. */
export async function waitForMark(): Promise<void> {
  const left = markTime()
  if (left <= 0) return
  // Not until a time of day: a clock that is set back would never reach it.
  const wait = beginWait(left)
  while (kept(MARK) !== null && waitLeft(wait) > 0) {
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** How much longer a mark may count, ms; 0 and less for no longer. */
function markTime(): number {
  const mark = kept(MARK)
  return (mark?.endsWith(LATE) ? LATE_MARK_AGE_MS : patienceMs()) - ageOf(mark)
}

/** Whether a refresh began within this time, or a late one still counts. */
export function isRefreshing(withinMs: number): boolean {
  return ageOf(kept(MARK)) < withinMs || markTime() > 0
}

/** How old a mark is, ms; endless where there is none, or of the future. */
function ageOf(mark: string | null): number {
  const age = Date.now() - Number.parseInt(mark ?? '0', 10)
  return age >= 0 ? age : Infinity
}

/** A server whose last refresh was slow is given more time for the next one. */
function patienceMs(): number {
  const took = Number(kept(TOOK)) || 0
  return Math.min(SLOW_MARK_AGE_MS, Math.max(MARK_AGE_MS, HEADROOM * took))
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
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
