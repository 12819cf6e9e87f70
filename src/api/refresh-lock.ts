import { RequestError } from '../contract/request-error.ts'
import {
  isInGrace,
  isRefreshing,
  markRefresh,
  waitForMark
} from './refresh-mark.ts'

/** Under this name the tabs of one browser refresh one after the other. */
const LOCK = 'panel-refresh'
/**
 * A tab that waits longer than this for the lock goes on without it, unless
 * another one has begun its refresh meanwhile: then the lock is not stuck.
 */
export const LOCK_WAIT_MS = 9000

export interface RefreshLockOptions<Value> {
  /**
   * A task that takes longer throws a timeout and frees the lock, but is not
   * called off: its cookie may still come.
   */
  withinMs?: number
  /** Whether a result is what the server said. */
  isAnswer?: (value: Value) => boolean
  /** It may be sent beside a refresh whose token the server still takes. */
  withGrace?: boolean
}

/**
 * Runs a task that spends the refresh cookie, one at a time in all tabs. A
 * page that navigates frees its lock at once while its request still runs:
 * the mark makes the next page wait that out, or it would send a cookie that
 * has just been replaced. Only a refresh need not, where the server takes that
 * one; what begins or ends a session must not be overtaken by it.
 */
export async function withRefreshLock<Value>(
  task: () => Promise<Value>,
  {
    withinMs = Infinity,
    isAnswer = () => true,
    withGrace = false
  }: RefreshLockOptions<Value> = {}
): Promise<Value> {
  const guarded = async (): Promise<Value> => {
    if (!withGrace || !isInGrace()) await waitForMark()
    const mark = markRefresh()
    const ended = (isAnswered: boolean): void => {
      if (isAnswered || isLoading()) mark.ended(isAnswered)
    }
    const running = task()
    void running.then(
      value => ended(isAnswer(value)),
      error => ended(hasStatus(error))
    )
    return inTime(running, withinMs, () => mark.late())
  }
  if (typeof navigator !== 'object' || !('locks' in navigator)) {
    return guarded()
  }
  return whenLocked(guarded)
}

/** Runs a task with the lock, or without it where a tab is stuck on it. */
async function whenLocked<Value>(task: () => Promise<Value>): Promise<Value> {
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), LOCK_WAIT_MS)
  let held = false
  try {
    return await navigator.locks.request(
      LOCK,
      { signal: wait.signal },
      async () => {
        held = true
        clearTimeout(timer)
        return task()
      }
    )
  } catch (error) {
    if (held) throw error
    return await (isRefreshing(LOCK_WAIT_MS) ? whenLocked(task) : task())
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Whether the page still loads: what fails then has come to its end. One that
 * is left or stopped is complete, and sees a request fail that goes on.
 */
function isLoading(): boolean {
  return typeof document === 'object' && document.readyState !== 'complete'
}

/** Whether the server has answered, if only with a refusal. */
function hasStatus(error: unknown): boolean {
  return error instanceof RequestError && error.facts.status !== undefined
}

async function inTime<Value>(
  running: Promise<Value>,
  withinMs: number,
  onLate: () => void
): Promise<Value> {
  if (withinMs === Infinity) return running
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const end = (): void => {
      onLate()
      reject(new RequestError({ kind: 'timeout' }))
    }
    timer = setTimeout(end, withinMs)
  })
  try {
    return await Promise.race([running, late])
  } finally {
    clearTimeout(timer)
  }
}
