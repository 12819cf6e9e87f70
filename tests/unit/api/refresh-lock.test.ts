import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { withRefreshLock } from '../../../src/api/refresh-lock.ts'
import { RequestError } from '../../../src/contract/request-error.ts'

const MARK = 'panel.refreshStartedAt'
const UNANSWERED = 'panel.refreshUnansweredSince'
const GRACE = 'panel.refreshGraceSeconds'
const NOW = Date.UTC(2026, 10, 21)

/** What this browser keeps. */
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
  vi.stubGlobal('localStorage', storage)
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets locks and promises settle, which no clock moves. */
async function settled(): Promise<void> {
  for (let stage = 0; stage < 10; stage += 1) {
    await new Promise(resolve => setImmediate(resolve))
  }
}

/** Locks are kept by one: what it says may be over when it comes. */
function anotherProcess(): Promise<unknown> {
  return new Promise(resolve => setImmediate(resolve))
}

/** Here all is one client: names each holder of a lock, as tabs have names. */
function asTabs(): void {
  const { locks } = navigator
  const holders = new Map<string, string>()
  let holds = 0
  async function request(
    name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    task: LockGrantedCallback<unknown> = async () => undefined
  ): Promise<unknown> {
    const [given, held] =
      typeof options === 'function' ? [{}, options] : [options, task]
    await anotherProcess()
    return locks.request(name, given, lock => {
      holds += 1
      holders.set(name, `tab ${holds}`)
      return held(lock)
    })
  }
  async function query(): Promise<LockManagerSnapshot> {
    const { held = [] } = await locks.query()
    await anotherProcess()
    return {
      held: held.map(({ name = '' }) => ({
        name,
        clientId: holders.get(name) ?? ''
      }))
    }
  }
  vi.stubGlobal('navigator', { locks: { request, query } })
}

describe('a call of a complete page', () => {
  test.each([
    ['that nobody answers keeps its mark', { kind: 'unreachable' }, true],
    ['that is refused leaves no mark', { kind: 'server', status: 503 }, false]
  ] as const)('%s (REF-5)', async (_, facts, isKept) => {
    vi.stubGlobal('document', { readyState: 'complete' })
    const failed = Promise.reject(new RequestError(facts))
    await expect(withRefreshLock(() => failed)).rejects.toThrow(RequestError)
    expect(kept.has(MARK)).toBe(isKept)
  })
})

/** Resolves with the error that it gets where its lock is taken from it. */
async function holdForEver(): Promise<unknown> {
  const held = navigator.locks.request(
    'panel-refresh',
    () => new Promise(() => {})
  )
  return held.catch((error: unknown) => error)
}

/** Of another test file: Node's locks are those of the process. */
async function lockInAnotherThread(): Promise<Worker> {
  const thread = new Worker(
    `const { parentPort } = require('node:worker_threads')
    navigator.locks.request('panel-refresh', () => {
      parentPort.postMessage('held')
      return new Promise(() => setInterval(() => {}, 1000))
    })`,
    { eval: true }
  )
  await once(thread, 'message')
  return thread
}

test('a test file waits for no lock of another one', async () => {
  const thread = await lockInAnotherThread()
  const isFree = await navigator.locks.request(
    'panel-refresh',
    { ifAvailable: true },
    lock => lock !== null
  )
  await thread.terminate()
  expect(isFree).toBe(true)
})

describe('tabs of one browser', () => {
  test('refresh one after the other (REF-3)', async () => {
    const order: string[] = []
    const first = Promise.withResolvers<undefined>()
    const one = withRefreshLock(async () => {
      order.push('one')
      await first.promise
    })
    const other = withRefreshLock(async () => {
      order.push('other')
    })
    await settled()
    expect(order).toEqual(['one'])
    first.resolve(undefined)
    await Promise.all([one, other])
    expect(order).toEqual(['one', 'other'])
  })

  test('wait nine seconds for one that is stuck, and take its lock (REF-3)', async () => {
    const stuck = holdForEver()
    const task = vi.fn(() => Promise.resolve('done'))
    const done = withRefreshLock(task)
    await settled()
    await vi.advanceTimersByTimeAsync(9000 - 1)
    await settled()
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await done).toBe('done')
    expect(await stuck).toMatchObject({ name: 'AbortError' })
  })

  test('that wait for one that is stuck go on one after the other (REF-3)', async () => {
    void holdForEver()
    const order: string[] = []
    const done = ['one', 'two', 'three'].map(name =>
      withRefreshLock(async () => {
        order.push(`${name} begins`)
        await settled()
        order.push(`${name} ends`)
      })
    )
    await settled()
    await vi.advanceTimersByTimeAsync(9000)
    await Promise.all(done)
    expect(order).toHaveLength(6)
    for (const [index, step] of order.entries()) {
      const [name, what] = step.split(' ')
      expect(what).toBe(index % 2 === 0 ? 'begins' : 'ends')
      if (what === 'ends') expect(order[index - 1]).toBe(`${name} begins`)
    }
  })

  test('are never two at once, however long the one takes that took the lock (REF-3)', async () => {
    asTabs()
    void holdForEver()
    let running = 0
    const atOnce: number[] = []
    const done = [1, 2, 3].map(() =>
      withRefreshLock(async () => {
        running += 1
        atOnce.push(running)
        await new Promise(resolve => setTimeout(resolve, 5000))
        running -= 1
      })
    )
    await settled()
    // All at once, as timers do after a sleep.
    vi.advanceTimersByTime(9000)
    for (let second = 0; second < 40; second += 1) {
      // oxlint-disable no-await-in-loop -- time goes on
      await settled()
      await vi.advanceTimersByTimeAsync(1000)
      // oxlint-enable no-await-in-loop
    }
    await Promise.all(done)
    expect(atOnce).toEqual([1, 1, 1])
  })

  test('wait on where another has begun meanwhile, and then go on (REF-3, REF-5)', async () => {
    void holdForEver()
    const task = vi.fn(() => Promise.resolve('done'))
    const done = withRefreshLock(task)
    await settled()
    kept.set(MARK, String(NOW + 9000 - 1000))
    await vi.advanceTimersByTimeAsync(9000)
    await settled()
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(9000 - 1)
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await done).toBe('done')
  })

  test('do not count the time in which the machine sleeps (REF-3)', async () => {
    const stuck = holdForEver()
    const task = vi.fn(() => Promise.resolve('done'))
    const done = withRefreshLock(task)
    await settled()
    await vi.advanceTimersByTimeAsync(5000)
    vi.setSystemTime(Date.now() + 3_600_000)
    await vi.advanceTimersByTimeAsync(4000)
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(500)
    expect(await done).toBe('done')
    await stuck
  })

  test('get the answer of a refresh whose lock was taken from it (REF-3)', async () => {
    const answer = Promise.withResolvers<string>()
    const slept = withRefreshLock(() => answer.promise)
    await settled()
    await navigator.locks.request('panel-refresh', { steal: true }, () => {})
    answer.resolve('late')
    expect(await slept).toBe('late')
  })

  test('get the lock when a refresh takes too long, which is not called off (REF-3)', async () => {
    const answer = Promise.withResolvers<string>()
    const late = withRefreshLock(() => answer.promise, { withinMs: 8000 })
    const failed = late.catch((error: unknown) => error)
    await settled()
    vi.advanceTimersByTime(8000)
    expect(await failed).toMatchObject({ kind: 'timeout' })
    expect(kept.has(MARK)).toBe(true)
    answer.resolve('late')
    await settled()
    expect(kept.has(MARK)).toBe(false)
    expect(await withRefreshLock(() => Promise.resolve('next'))).toBe('next')
  })

  test('wait for an answer that nobody waits for any more (REF-3, REF-5)', async () => {
    const silent = withRefreshLock(() => new Promise(() => {}), {
      withinMs: 8000
    })
    const failed = silent.catch((error: unknown) => error)
    await settled()
    vi.advanceTimersByTime(8000)
    expect(await failed).toMatchObject({ kind: 'timeout' })
    const tasks = [
      vi.fn(() => Promise.resolve()),
      vi.fn(() => Promise.resolve())
    ]
    const done = tasks.map(task => withRefreshLock(task))
    await settled()
    await vi.advanceTimersByTimeAsync(16_000 - 8100)
    for (const task of tasks) expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(150)
    await Promise.all(done)
    for (const task of tasks) expect(task).toHaveBeenCalledOnce()
  })

  test('of a browser that forbids locks refresh nevertheless (REF-3)', async () => {
    const forbidden = (): Promise<never> =>
      Promise.reject(new DOMException('', 'SecurityError'))
    vi.stubGlobal('navigator', {
      locks: { request: forbidden, query: forbidden }
    })
    expect(await withRefreshLock(() => Promise.resolve('done'))).toBe('done')
  })

  test('of a browser without locks refresh nevertheless (REF-3)', async () => {
    vi.stubGlobal('navigator', {})
    expect(await withRefreshLock(() => Promise.resolve('done'))).toBe('done')
  })

  test('hear of what the refresh itself throws (REF-3)', async () => {
    const error = new Error('no answer')
    const failing = (): Promise<never> => Promise.reject(error)
    await expect(withRefreshLock(failing)).rejects.toBe(error)
  })
})

describe('the mark of a refresh', () => {
  test('stands from before the call until its answer, and no longer (REF-5)', async () => {
    const answer = Promise.withResolvers<string>()
    let seen: string | undefined
    const done = withRefreshLock(() => {
      seen = kept.get(MARK)
      return answer.promise
    })
    await settled()
    expect(seen).toBe(String(NOW))
    answer.resolve('done')
    await done
    expect(kept.has(MARK)).toBe(false)
  })

  test('stays where nothing was answered, and is waited out once (REF-5)', async () => {
    await withRefreshLock(() => Promise.resolve('unreachable'), {
      isAnswer: () => false
    })
    expect(kept.get(MARK)).toBe(String(NOW))
    const task = vi.fn(() => Promise.resolve('done'))
    const done = withRefreshLock(task)
    await settled()
    await vi.advanceTimersByTimeAsync(3000 - 100)
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(150)
    expect(await done).toBe('done')
    expect(kept.has(MARK)).toBe(false)
  })

  test('goes with a failure that a page sees while it loads, and stays otherwise (REF-5)', async () => {
    const failing = (): Promise<unknown> =>
      withRefreshLock(() => Promise.resolve('unreachable'), {
        isAnswer: () => false
      })
    vi.stubGlobal('document', { readyState: 'interactive' })
    await failing()
    expect(kept.has(MARK)).toBe(false)
    // So is a page that is left or stopped, whose request goes on.
    vi.stubGlobal('document', { readyState: 'complete' })
    await failing()
    expect(kept.get(MARK)).toBe(String(NOW))
  })

  test('keeps no refresh waiting where the server takes the token again, but a sign-in (REF-5)', async () => {
    kept.set(GRACE, '20')
    kept.set(MARK, String(NOW - 100))
    const signIn = vi.fn(() => Promise.resolve())
    const done = withRefreshLock(signIn)
    await settled()
    expect(signIn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    await done

    kept.set(MARK, String(Date.now() - 100))
    kept.set(UNANSWERED, String(Date.now() - 100))
    const refresh = (): Promise<string> => Promise.resolve('done')
    expect(await withRefreshLock(refresh, { withGrace: true })).toBe('done')
  })

  test('keeps a refresh waiting that would come after that time (REF-5)', async () => {
    kept.set(GRACE, '10')
    kept.set(MARK, `${NOW - 9500} late`)
    const task = vi.fn(() => Promise.resolve('done'))
    const done = withRefreshLock(task, { withGrace: true })
    await settled()
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(16_000 - 9500 + 50)
    expect(await done).toBe('done')
  })

  test.each([
    [1000, 3000],
    [2500, 5000],
    [7000, 8000]
  ])(
    'is waited for longer where the last answer took long: %i ms (REF-5)',
    async (tookMs, patienceMs) => {
      const answer = Promise.withResolvers<undefined>()
      const before = withRefreshLock(() => answer.promise)
      await settled()
      await vi.advanceTimersByTimeAsync(tookMs)
      answer.resolve(undefined)
      await before
      // A page that was left in the middle of the next one.
      kept.set(MARK, String(Date.now()))
      const task = vi.fn(() => Promise.resolve('done'))
      const done = withRefreshLock(task)
      await settled()
      await vi.advanceTimersByTimeAsync(patienceMs - 100)
      expect(task).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(150)
      expect(await done).toBe('done')
    }
  )

  test.each([
    ['is too old', NOW - 3000],
    ['is of a clock that was set back', NOW + 1],
    ['cannot be read', 'soon']
  ])('that %s is not waited for (REF-5)', async (_, mark) => {
    kept.set(MARK, String(mark))
    expect(await withRefreshLock(() => Promise.resolve('done'))).toBe('done')
  })

  test('is done without where the browser keeps nothing (REF-5)', async () => {
    const refuse = (): never => {
      throw new DOMException('Denied', 'SecurityError')
    }
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    vi.stubGlobal('localStorage', storage)
    expect(await withRefreshLock(() => Promise.resolve('done'))).toBe('done')
  })
})
