import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { callsOf, useApiServer } from '../../support/api-server.ts'
import { tokenOf } from '../../support/token.ts'
import { haveSession, type Visit, visit } from '../../support/visit.ts'

const api = useApiServer()

let page: Visit

/**
 * Opens the login of a browser with a session, while the server is down, and
 * asks again from before or after the first answer on.
 */
async function openLogin(
  fault: object,
  from: 'before' | 'after' = 'before'
): Promise<void> {
  await haveSession(api)
  await api.control.faults.set([{ path: 'admin/refresh', fault }])
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  // The guard of the page begins the check: its time is this one from then on.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date']
  })
  countCalls()
  page = await visit(api, '/login')
  const { startSessionRetry } =
    await import('../../../src/stores/session-retry.ts')
  if (from === 'after') await page.checkSession()
  startSessionRetry()
  await page.checkSession()
  await api.control.faults.set([{ path: 'admin/refresh', fault }])
}

async function refreshes(): Promise<number> {
  const made = await callsOf(api.control)
  return made.filter(call => call === 'POST admin/refresh').length
}

/** How many calls of the page wait for their answer, or for their lock. */
let underWay = 0

async function counted<Value>(work: () => Promise<Value>): Promise<Value> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}

function countCalls(): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await counted(async () => {
      const response = await fetch(input, init)
      // An answer is there when its last byte is.
      await response.clone().arrayBuffer()
      return response
    })
    if (input.endsWith(held.path)) await held.until
    return answer
  })
  const { locks } = navigator
  const request = locks.request.bind(locks)
  vi.spyOn(locks, 'request').mockImplementation(
    async (
      name: string,
      options: LockOptions,
      task: LockGrantedCallback<unknown>
    ) => {
      let granted: () => void = () => undefined
      const grant = new Promise<void>(resolve => {
        granted = resolve
      })
      void counted(() => grant)
      try {
        return await request(name, options, lock => {
          granted()
          return task(lock)
        })
      } finally {
        granted()
      }
    }
  )
}

/** Answers to this path do not reach the page before its time. */
let held: { path: string; until?: Promise<void> } = { path: '' }

/** Holds answers to a path back, until the function given is called. */
function hold(path: string): () => void {
  let release: () => void = () => undefined
  const until = new Promise<void>(resolve => {
    release = resolve
  })
  held = { path, until }
  return release
}

/**
 * Lets time pass, and what was asked in it be answered over real HTTP: a busy
 * machine would else answer after the deadlines of a faster time.
 */
async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  for (let quiet = 0; quiet < 40; quiet = underWay > 0 ? 0 : quiet + 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    await new Promise(resolve => setImmediate(resolve))
  }
}

/** Lets time pass until something holds. */
async function passUntil(
  holds: () => boolean | Promise<boolean>
): Promise<void> {
  for (let round = 0; round < 400; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one moment after another
    if (await holds()) return
    // oxlint-disable-next-line no-await-in-loop -- see above
    await pass(500)
  }
  throw new Error('It did not come to hold')
}

/** Somebody looks at another tab, and at this one again. */
function lookAgain(): void {
  const { Event: Change } = window as unknown as { Event: typeof Event }
  document.dispatchEvent(new Change('visibilitychange'))
}

function comeOnline(): void {
  const { Event: Online } = window as unknown as { Event: typeof Event }
  window.dispatchEvent(new Online('online'))
}

beforeEach(() => {
  vi.restoreAllMocks()
})

afterEach(() => {
  vi.useRealTimers()
  held = { path: '' }
})

describe('a server that cannot be asked', () => {
  test('is asked again by itself, and then nobody signs in anew (REF-6, NET-19)', async () => {
    await openLogin({ status: 502 })
    expect(page.$session.get()).toEqual({
      kind: 'guest',
      reason: 'unreachable'
    })
    const before = await refreshes()
    await passUntil(async () => (await refreshes()) >= before + 2)
    await api.control.faults.clear()
    await passUntil(() => page.$session.get().kind === 'admin')
    expect(page.replace).toHaveBeenCalledOnce()
  })

  test('is asked again although it was known before anybody looked', async () => {
    await openLogin({ status: 502 }, 'after')
    const before = await refreshes()
    await pass(2000)
    expect(await refreshes()).toBeGreaterThan(before)
  })

  test('is left alone for as long as it wants (REF-6)', async () => {
    await openLogin({ status: 429, headers: { 'retry-after': '20' } })
    await pass(1000)
    const asked = await refreshes()
    for (let second = 0; second < 18; second += 1) await pass(1000)
    expect(await refreshes()).toBe(asked)
    await passUntil(async () => (await refreshes()) > asked)
  })

  test('is left alone as long, whoever looks or comes online (REF-6)', async () => {
    await openLogin({ status: 429, headers: { 'retry-after': '20' } })
    await pass(500)
    const asked = await refreshes()
    for (let second = 0; second < 18; second += 1) {
      lookAgain()
      comeOnline()
      await pass(1000)
    }
    expect(await refreshes()).toBe(asked)
    await passUntil(async () => (await refreshes()) > asked)
  })

  test('is asked at most twice a second, however often somebody looks (REF-7)', async () => {
    await openLogin({ status: 503 })
    const before = await refreshes()
    for (let look = 0; look < 40; look += 1) {
      lookAgain()
      await pass(50)
    }
    const asked = (await refreshes()) - before
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(4)
  })

  test.each(['/admin/refresh', '/admin'])(
    'is asked one question at a time, while %s is slow and somebody looks (REF-7)',
    async path => {
      await openLogin({ status: 503 })
      await pass(500)
      await api.control.faults.set([
        { path: 'admin/refresh', fault: { status: 503 } }
      ])
      const before = await callsOf(api.control)
      const answer = hold(path)
      for (let look = 0; look < 8; look += 1) {
        lookAgain()
        await pass(300)
      }
      const begun = (await callsOf(api.control)).slice(before.length)
      expect(begun.length).toBeGreaterThan(0)
      held = { path: '' }
      answer()
      await pass(0)
      const made = (await callsOf(api.control)).slice(before.length)
      expect(made).toEqual(['POST admin/refresh', 'GET admin'])
      // Then there is room for the next one.
      lookAgain()
      await passUntil(
        async () => (await callsOf(api.control)).length > before.length + 2
      )
    }
  )

  test.each(['1000000000', '9999999999999999999'])(
    'is not stormed for a wait of %s seconds (REF-6, REF-7)',
    async retryAfter => {
      await openLogin({ status: 503, headers: { 'retry-after': retryAfter } })
      const before = await refreshes()
      for (let minute = 0; minute < 4; minute += 1) await pass(60_000)
      expect(await refreshes()).toBe(before)
      await passUntil(async () => (await refreshes()) > before)
    }
  )

  test('is asked nothing by a tab that nobody looks at (REF-7)', async () => {
    await openLogin({ status: 503 })
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    visibility.mockReturnValue('hidden')
    const before = await refreshes()
    comeOnline()
    for (let minute = 0; minute < 4; minute += 1) await pass(60_000)
    expect(await refreshes()).toBe(before)
    visibility.mockReturnValue('visible')
    lookAgain()
    await passUntil(async () => (await refreshes()) > before)
  })

  test('is asked at once when the browser is online again (NET-17)', async () => {
    await openLogin({ status: 503 })
    await api.control.faults.clear()
    comeOnline()
    await passUntil(() => page.$session.get().kind === 'admin')
    expect(page.replace).toHaveBeenCalledOnce()
  })
})

describe('a session that may be another one since another tab signed in', () => {
  /** Opens a page of the panel, and asks in vain whose the session is now. */
  async function openDoubtful(fault: object): Promise<void> {
    await openLogin({})
    expect(page.$session.get().kind).toBe('admin')
    await api.control.faults.clear()
    await api.control.faults.set([{ path: 'admin/refresh', fault }])
    await page.verifySession(Infinity)
    expect(page.$session.get().kind).toBe('admin')
  }

  test('AUTH-8 is asked about again until the server says whose it is', async () => {
    await openDoubtful({ status: 503 })
    const before = await refreshes()
    await passUntil(async () => (await refreshes()) >= before + 2)
    const accessToken = tokenOf({ sub: 'somebody else' })
    await api.control.faults.clear()
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { shape: { accessToken } } }
    ])
    await passUntil(() => page.$session.get().kind === 'guest')
    expect(page.$session.get()).toEqual({ kind: 'guest', reason: 'replaced' })
  })

  test('AUTH-8 is asked about no more when it is the same', async () => {
    await openDoubtful({ status: 503 })
    await api.control.faults.clear()
    await passUntil(async () => (await refreshes()) > 0)
    for (let minute = 0; minute < 5; minute += 1) await pass(60_000)
    expect(await refreshes()).toBe(1)
    expect(page.$session.get().kind).toBe('admin')
  })

  test('AUTH-8 is asked about as soon after a long outage as after none', async () => {
    await openDoubtful({ status: 503 })
    for (let minute = 0; minute < 5; minute += 1) await pass(60_000)
    await api.control.faults.clear()
    await passUntil(async () => (await refreshes()) > 0)
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { status: 503 } }
    ])
    await page.verifySession(Infinity)
    const before = await refreshes()
    await pass(1500)
    expect(await refreshes()).toBe(before + 1)
  })

  test('AUTH-8 is left alone for as long as the server wants (REF-6)', async () => {
    await openDoubtful({ status: 503, headers: { 'retry-after': '20' } })
    const before = await refreshes()
    for (let second = 0; second < 18; second += 1) {
      lookAgain()
      await pass(1000)
    }
    expect(await refreshes()).toBe(before)
    await passUntil(async () => (await refreshes()) > before)
  })
})

test('a refused session is not asked for again', async () => {
  await openLogin({ status: 401 })
  expect(page.$session.get()).toEqual({
    kind: 'guest',
    reason: 'unauthenticated'
  })
  const before = await refreshes()
  for (let minute = 0; minute < 5; minute += 1) await pass(60_000)
  comeOnline()
  await pass(1000)
  expect(await refreshes()).toBe(before)
})
