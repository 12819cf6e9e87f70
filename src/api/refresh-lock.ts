import { RequestError } from '../contract/request-error.ts'
import {
  isInGrace,
  isRefreshing,
  markRefresh,
  waitForMark
} from './refresh-mark.ts'

const LOCK = 'panel-refresh'
/** After this, in ms, a tab goes on without a stuck lock. */
export const LOCK_WAIT_MS = 9000

export interface RefreshLockOptions<Value> {
  /** Slower tasks time out and free the lock; their cookie may still come. */
  withinMs?: number
  isAnswer?: (value: Value) => boolean
  /** May run while the server still accepts the old token. */
  withGrace?: boolean
}

/**
 * Tabs use the refresh cookie one at a time. A page being left frees its lock
 * while its request still runs, so the mark makes the next page wait; only a
 * refresh within the server's grace period need not.
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

/** Skips a stuck lock; while another tab refreshes, it is not stuck. */
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

// Failures while loading are final. A page that is left is `complete` and
// sees requests fail that go on.
function isLoading(): boolean {
  return typeof document === 'object' && document.readyState !== 'complete'
}

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
