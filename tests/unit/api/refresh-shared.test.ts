import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

import { createClient } from '../../../src/api/client.ts'
import { createRefresher } from '../../../src/api/refresh.ts'
import { memoryPort } from '../../support/memory-port.ts'
import {
  SCHEDULED_BASE as BASE,
  scheduleAnswers
} from '../../support/scheduled-answers.ts'
import { tokenOf } from '../../support/token.ts'

const REFRESH = 'POST admin/refresh'
const admin = { id: 'A-1', email: 'a@example.com' }

/** A number of callers, up to the two hundred of a busy page. */
const callers = fc.integer({ min: 1, max: 200 })

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The nth token of a server; it is over at once where it `lives` 0 s. */
function tokenNumber(n: number, lives: number): string {
  const iat = Math.floor(Date.now() / 1000)
  return tokenOf({ sub: 'A-1', n, iat, exp: iat + lives })
}

test('calls in any number and order share one refresh and its token (REF-1)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), callers, async (scheduler, count) => {
      const token = tokenNumber(1, 600)
      const calls = scheduleAnswers(scheduler, name =>
        name === REFRESH ? { accessToken: token } : admin
      )
      const client = createClient(BASE, memoryPort())
      const call = async (index: number): Promise<unknown> => {
        await scheduler.schedule(Promise.resolve(), `caller ${index}`)
        return client.one('currentAdmin')
      }
      const answers = await scheduler.waitFor(
        Promise.all(Array.from({ length: count }, (_, index) => call(index)))
      )
      expect(answers).toEqual(answers.map(() => admin))
      expect(calls.filter(({ name }) => name === REFRESH)).toHaveLength(1)
      const bearers = calls
        .filter(({ name }) => name !== REFRESH)
        .map(({ authorization }) => authorization)
      expect(bearers).toEqual(answers.map(() => `Bearer ${token}`))
    }),
    { numRuns: 30 }
  )
})

test('who asks during a refresh gets its token, who asks after it a new one (REF-1)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), callers, async (scheduler, count) => {
      let made = 0
      const calls = scheduleAnswers(scheduler, () => {
        made += 1
        return { accessToken: tokenNumber(made, 0) }
      })
      const refresher = createRefresher(BASE, memoryPort())
      const waiting = new Set<number>()
      const newest: string[] = []
      const ask = async (index: number): Promise<void> => {
        await scheduler.schedule(Promise.resolve(), `caller ${index}`)
        const isFirst = waiting.size === 0
        waiting.add(index)
        const result = await refresher.refresh()
        waiting.delete(index)
        const token = result.kind === 'ok' ? result.token : ''
        if (isFirst) newest.push(token)
        expect(token).toBe(newest.at(-1) ?? token)
      }
      await scheduler.waitFor(
        Promise.all(Array.from({ length: count }, (_, index) => ask(index)))
      )
      expect(newest).not.toContain('')
      expect(new Set(newest).size).toBe(newest.length)
      expect(calls).toHaveLength(newest.length)
    }),
    { numRuns: 30 }
  )
})

test('a refresh outlives its page and whoever waits for it (REF-4)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async scheduler => {
      const token = tokenNumber(1, 600)
      const calls = scheduleAnswers(scheduler, name =>
        name === REFRESH ? { accessToken: token } : admin
      )
      const port = memoryPort()
      const client = createClient(BASE, port)
      const caller = new AbortController()
      const { signal } = caller
      const call = client.one('currentAdmin', { signal }).then(
        () => 'answered',
        (error: unknown) => Reflect.get(Object(error), 'kind')
      )
      await vi.waitUntil(() => calls.length > 0)
      caller.abort()
      expect(await call).toBe('aborted')
      expect(calls[0]).toMatchObject({ name: REFRESH, keepalive: true })
      expect(calls[0]?.signal?.aborted).toBe(false)
      await scheduler.waitIdle()
      await vi.waitUntil(() => port.read() !== '')
      expect(port.read()).toBe(token)
      expect(calls).toHaveLength(1)
    }),
    { numRuns: 5 }
  )
})

test('a sign-out outlives its page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async scheduler => {
      const calls = scheduleAnswers(scheduler, () => 204)
      const leaving = createClient(
        BASE,
        memoryPort(tokenNumber(1, 600))
      ).signOut()
      await vi.waitUntil(() => calls.length > 0)
      expect(calls[0]).toMatchObject({
        name: 'POST admin/logout',
        keepalive: true
      })
      await scheduler.waitIdle()
      await leaving
    }),
    { numRuns: 1 }
  )
})

test.each([
  ['a token', { accessToken: tokenNumber(1, 600) }],
  ['a refusal', { status: 401 }],
  ['no result', { status: 500 }]
])(
  'what is begun ahead is the refresh of the first call, with %s (REF-1)',
  async (_, answered) => {
    const calls: string[] = []
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      calls.push(`${init.method} ${address.slice(BASE.length + 1)}`)
      const { status, ...body } = { status: 200, ...answered }
      return calls.length === 1
        ? Response.json(body, { status })
        : Response.json(admin)
    })
    const port = memoryPort()
    const refresher = createRefresher(BASE, port)
    const client = createClient(BASE, port, refresher)
    const began = await refresher.begin()
    expect(began).toBe('accessToken' in answered)
    // The answer has come, and nobody has asked for it yet.
    expect(calls).toEqual([REFRESH])
    expect(await client.hasToken()).toBe(began)
    await client.one('currentAdmin')
    expect(calls).toEqual([REFRESH, 'GET admin'])
  }
)

test('what was begun ahead answers one call, and none of another session (REF-1)', async () => {
  let refreshes = 0
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith('admin/refresh')) return Response.json(admin)
    refreshes += 1
    return Response.json({}, { status: 500 })
  })
  const port = memoryPort()
  const refresher = createRefresher(BASE, port)
  await refresher.begin()
  await refresher.freshToken()
  expect(refreshes).toBe(1)
  await refresher.freshToken()
  expect(refreshes).toBe(2)

  port.reset('')
  await refresher.begin()
  expect(refreshes).toBe(3)
  port.reset('')
  await refresher.freshToken()
  expect(refreshes).toBe(4)

  await refresher.begin()
  refresher.retryRefresh()
  await refresher.freshToken()
  expect(refreshes).toBe(6)
})
