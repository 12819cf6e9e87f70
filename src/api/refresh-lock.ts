import { RequestError } from '../contract/request-error.ts'
import { afterAwake } from '../format/after-awake.ts'
import {
  isInGrace,
  isRefreshing,
  markRefresh,
  waitForMark
} from './refresh-mark.ts'

const LOCK = 'panel-refresh'
/** Held by the tab that takes the lock from one that is stuck. */
const SUCCESSION = 'panel-refresh-succession'
/** A tab that holds the lock for longer, in ms awake, and does not refresh is stuck. */
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

/** Waits for the lock, and takes it from a tab that is stuck with it. */
async function whenLocked<Value>(task: () => Promise<Value>): Promise<Value> {
  const wait = new AbortController()
  const { signal } = wait
  let stuck: string | undefined
  let stop: (() => void) | undefined
  async function watch(): Promise<void> {
    const holder = await lockHolder()
    if (!signal.aborted) {
      stop = afterAwake(LOCK_WAIT_MS, () => void giveUpOn(holder))
    }
  }
  async function giveUpOn(holder: string | undefined): Promise<void> {
    const isSame = holder !== undefined && holder === (await lockHolder())
    if (!isSame || isRefreshing(LOCK_WAIT_MS)) return watch()
    if (signal.aborted) return
    stuck = holder
    wait.abort()
  }
  // Nothing calls off a lock that is held.
  let isHeld = false
  const endWait = (): void => {
    stop?.()
    wait.abort()
  }
  try {
    watch().catch(() => undefined)
    return await holdLock({ signal }, task, () => {
      isHeld = true
      endWait()
    })
  } catch (error) {
    if (isHeld) throw error
    // A browser that blocks cookies forbids locks, too.
    return await (stuck === undefined ? task() : succeed(stuck, task))
  } finally {
    endWait()
  }
}

/** Of all tabs that wait for a stuck one, the first to come takes its lock. */
async function succeed<Value>(
  stuck: string,
  task: () => Promise<Value>
): Promise<Value> {
  let running: Promise<Value> | undefined
  await navigator.locks.request(SUCCESSION, async () => {
    if ((await lockHolder()) !== stuck) return
    await new Promise<void>(taken => {
      running = holdLock({ steal: true }, task, taken)
    })
  })
  return running ?? whenLocked(task)
}

async function holdLock<Value>(
  options: LockOptions,
  task: () => Promise<Value>,
  onHeld: () => void
): Promise<Value> {
  let running: Promise<Value> | undefined
  try {
    return await navigator.locks.request(LOCK, options, () => {
      onHeld()
      running = task()
      return running
    })
  } catch (error) {
    // The lock may be taken away meanwhile: the answer counts all the same.
    if (running) return await running
    throw error
  }
}

async function lockHolder(): Promise<string | undefined> {
  const { held = [] } = await navigator.locks.query()
  return held.find(({ name }) => name === LOCK)?.clientId
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
  let stop: (() => void) | undefined
  const late = new Promise<never>((_, reject) => {
    stop = afterAwake(withinMs, () => {
      onLate()
      reject(new RequestError({ kind: 'timeout' }))
    })
  })
  try {
    return await Promise.race([running, late])
  } finally {
    stop?.()
  }
}
