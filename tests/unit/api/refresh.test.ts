import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { createClient } from '../../../src/api/client.ts'
import { createRefresher } from '../../../src/api/refresh.ts'
import { serverNow } from '../../../src/api/server-time.ts'
import { monotonicNow } from '../../../src/format/monotonic-now.ts'
import { callsOf, useApiServer } from '../../support/api-server.ts'
import { memoryPort } from '../../support/memory-port.ts'
import { destroyed, startRawServer } from '../../support/raw-server.ts'
import { tokenOf } from '../../support/token.ts'

const api = useApiServer()

const NOW = Date.UTC(2026, 10, 21)

/** A token that lives this much longer, in ms. */
const tokenFor = (milliseconds: number): string =>
  tokenOf({ exp: (NOW + milliseconds) / 1000 })

/** Returns the browser of the test a session, and empties both logs. */
async function signIn(): Promise<void> {
  await createClient(api.base, memoryPort()).one('login', { body: api.account })
  await api.control.faults.clear()
  api.sent.length = 0
}

beforeEach(async () => {
  await signIn()
})

describe('one refresh for all', () => {
  test('7.1 calls without a token share one refresh, and all carry its token (REF-1)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), async count => {
        await api.control.faults.clear()
        api.sent.length = 0
        const port = memoryPort()
        const client = createClient(api.base, port)
        await Promise.all(
          Array.from({ length: count }, () => client.one('currentAdmin'))
        )
        expect(await callsOf(api.control)).toEqual([
          'POST admin/refresh',
          ...Array.from({ length: count }, () => 'GET admin')
        ])
        expect(api.sent.map(call => call.authorization)).toEqual([
          null,
          ...Array.from({ length: count }, () => `Bearer ${port.read()}`)
        ])
      }),
      { numRuns: 12 }
    )
  })

  test('7.1 whoever asks while it is under way gets the same token (REF-1)', async () => {
    const turns = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 50 })
    await fc.assert(
      fc.asyncProperty(turns, async waits => {
        await api.control.faults.clear()
        await api.control.faults.set([
          { path: 'admin/refresh', fault: { delayMs: 30 } }
        ])
        const refresher = createRefresher(api.base, memoryPort())
        const tokens = await Promise.all(
          waits.map(async wait => {
            for (let stage = 0; stage < wait; stage += 1) {
              await new Promise(resolve => setImmediate(resolve))
            }
            return refresher.freshToken()
          })
        )
        expect(new Set(tokens).size).toBe(1)
        expect(await callsOf(api.control)).toEqual(['POST admin/refresh'])
      }),
      { numRuns: 10 }
    )
  })

  test('7.1 its body is an empty JSON object (NET-21)', async () => {
    await createRefresher(api.base, memoryPort()).refresh()
    const [call] = await api.control.log()
    expect(call).toMatchObject({
      method: 'POST',
      path: 'admin/refresh',
      query: '',
      body: '{}',
      headers: {
        authorization: 'no',
        'content-type': 'application/json',
        'content-length': '2'
      }
    })
    expect(api.sent[0]?.credentials).toBe('include')
  })

  test('7.1 the next one after it, good or bad, asks again', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { status: 503 } }
    ])
    const refresher = createRefresher(api.base, memoryPort())
    const kinds: string[] = []
    for (let round = 0; round < 3; round += 1) {
      kinds.push((await refresher.refresh()).kind)
    }
    expect(kinds).toEqual(['unanswered', 'ok', 'ok'])
    expect(await api.control.log()).toHaveLength(3)
  })

  test('7.1 a refused refresh does not refresh (REF-2)', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { revoke: true } }
    ])
    const refresher = createRefresher(api.base, memoryPort())
    expect(await refresher.refresh()).toEqual({ kind: 'dead' })
    expect(await callsOf(api.control)).toEqual(['POST admin/refresh'])
  })

  test('it knows when its token was asked for, not when it came', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { delayMs: 300 } }
    ])
    const refresher = createRefresher(api.base, memoryPort())
    await refresher.refresh()
    expect(refresher.requestedAt()).toBeLessThan(monotonicNow() - 250)
  })

  test('3.4 the token is taken from accessToken', async () => {
    await api.control.faults.set([
      {
        path: 'admin/refresh',
        times: 1,
        fault: { shape: { access_token: 'x' } }
      }
    ])
    const port = memoryPort()
    const refresher = createRefresher(api.base, port)
    expect(await refresher.refresh()).toMatchObject({ kind: 'unanswered' })
    const result = await refresher.refresh()
    expect(result).toMatchObject({ kind: 'ok', token: port.read() })
    expect(refresher.lastResult()).toEqual(result)
  })
})

describe('expiry', () => {
  test.each([
    ['11 seconds before its end', 'kept', tokenFor(11_000), 0],
    ['a millisecond before the margin', 'kept', tokenFor(10_001), 0],
    ['10 seconds before its end', 'replaced', tokenFor(10_000), 1],
    ['9 seconds before its end', 'replaced', tokenFor(9000), 1],
    ['after its end', 'replaced', tokenFor(-1000), 1],
    ['without an end', 'replaced', tokenOf({ sub: '1' }), 1],
    ['that cannot be read', 'replaced', 'not a token', 1]
  ])('9.1 a token %s is %s', async (_, __, token, refreshes) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    // An earlier test may have learned by how much the server's clock differs.
    vi.setSystemTime(NOW - (serverNow() - NOW))
    const port = memoryPort(token)
    const fresh = await createRefresher(api.base, port).freshToken()
    expect(await api.control.log()).toHaveLength(refreshes)
    expect(fresh).toBe(port.read())
    expect(fresh === token).toBe(refreshes === 0)
  })

  test('9.1 an expiring token goes with the refresh that replaces it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    const token = tokenFor(5000)
    const client = createClient(api.base, memoryPort(token))
    await client.one('currentAdmin')
    const [refresh, call] = api.sent
    expect(refresh?.authorization).toBe(`Bearer ${token}`)
    expect(call?.authorization).not.toBe(`Bearer ${token}`)
  })

  test('a clock that is years off costs one refresh, not one a call (REF-8)', async () => {
    const years = fc.integer({
      min: -10 * 365 * 86_400,
      max: 10 * 365 * 86_400
    })
    await fc.assert(
      fc.asyncProperty(years, async seconds => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
        await api.control.faults.clear()
        const client = createClient(api.base, memoryPort())
        await client.one('currentAdmin')
        await client.one('currentAdmin')
        vi.useRealTimers()
        expect(await callsOf(api.control)).toEqual([
          'POST admin/refresh',
          'GET admin',
          'GET admin'
        ])
      }),
      { numRuns: 12 }
    )
  })

  test.each([-10, 10])(
    'a Date header that is %i years off is not looked at (REF-9)',
    async years => {
      const seconds = Math.floor(Date.now() / 1000)
      const token = tokenOf({ sub: '1', iat: seconds, exp: seconds + 900 })
      const date = new Date((seconds + years * 365 * 86_400) * 1000)
      const server = await startRawServer((request, response) => {
        response.writeHead(200, {
          'content-type': 'application/json',
          'access-control-expose-headers': 'Date',
          date: date.toUTCString()
        })
        const isRefresh = request.url === '/admin/refresh'
        const answer = isRefresh ? { accessToken: token } : { id: '1' }
        response.end(JSON.stringify(answer))
      })
      const client = createClient(server.origin, memoryPort())
      for (let call = 0; call < 3; call += 1) await client.one('currentAdmin')
      expect(server.hits).toEqual([
        'POST /admin/refresh',
        'GET /admin',
        'GET /admin',
        'GET /admin'
      ])
    }
  )

  test.each([0, 1, 9, 10, 11])(
    'a token that lives %i s is used at least once, and nothing loops (REF-10)',
    async life => {
      const issued = Math.floor(Date.now() / 1000) - 7200
      const shape = {
        accessToken: tokenOf({ iat: issued, exp: issued + life })
      }
      await api.control.faults.set([
        { path: 'admin/refresh', fault: { shape } },
        { path: 'currencies', fault: { shape: { open: true } } }
      ])
      const client = createClient(api.base, memoryPort())
      for (let call = 0; call < 3; call += 1) {
        await expect(client.page('currencies')).rejects.toMatchObject({
          kind: 'bad-answer'
        })
      }
      const made = await callsOf(api.control)
      const refreshes = made.filter(call => call === 'POST admin/refresh')
      expect(refreshes).toHaveLength(life === 11 ? 1 : 3)
      expect(made).toHaveLength(refreshes.length + 3)
      const sent = api.sent.filter(({ address }) =>
        address.endsWith('currencies')
      )
      expect(sent.map(call => call.authorization)).toEqual(
        Array.from({ length: 3 }, () => `Bearer ${shape.accessToken}`)
      )
    }
  )

  test('3.5 no held text at all breaks a call (AUTH-5)', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue().map(tokenOf)
    )
    await fc.assert(
      fc.asyncProperty(text, async held => {
        const port = memoryPort(held)
        const refresher = createRefresher(api.base, port)
        expect(await refresher.freshToken()).toBe(port.read())
      }),
      { numRuns: 60 }
    )
  })
})

describe('a refresh that fails', () => {
  test.each([401, 500])(
    '8.2 with %i empties the token, and the call goes on without one',
    async status => {
      vi.useFakeTimers({ toFake: ['Date'], now: NOW })
      await api.control.faults.set([
        { path: 'admin/refresh', fault: { status } },
        { path: 'currencies', fault: { shape: { open: true } } }
      ])
      const port = memoryPort(tokenFor(5000))
      const client = createClient(api.base, port)
      // Answered, and then refused for its shape: the call itself was made.
      await expect(client.page('currencies')).rejects.toMatchObject({
        kind: 'bad-answer'
      })
      expect(await callsOf(api.control)).toEqual([
        'POST admin/refresh',
        'GET currencies'
      ])
      expect(api.sent[1]?.authorization).toBeNull()
      expect(port.read()).toBe('')
      expect(port.endings).toBe(0)
    }
  )

  // A POST is never sent again (specification, 9): an outage rests instead.
  test('only 400, 401 and 403 are a result, and no status is asked twice (REF-6)', async () => {
    // `fetch` itself may send a call that was answered with 421 again.
    const statuses = Array.from(
      { length: 400 },
      (_, index) => 200 + index
    ).filter(status => status !== 421)
    await api.control.faults.set(
      statuses.map(status => ({
        path: `${status}/admin/refresh`,
        fault: { status }
      }))
    )
    const dead: number[] = []
    await Promise.all(
      statuses.map(async status => {
        const base = `${api.base}/${status}`
        const { kind } = await createRefresher(base, memoryPort()).refresh()
        expect(kind).not.toBe('ok')
        if (kind === 'dead') dead.push(status)
      })
    )
    expect(dead.toSorted((one, other) => one - other)).toEqual([400, 401, 403])
    const made = await callsOf(api.control)
    expect(made.toSorted()).toEqual(
      statuses.map(status => `POST ${status}/admin/refresh`)
    )
  })

  test.each([
    ['a page', { html: true }],
    ['cut-off JSON', { garbage: '{"accessToken":"a' }],
    ['a body that breaks off', { cutBody: true }],
    ['a number', { shape: { accessToken: 5 } }],
    ['an empty token', { shape: { accessToken: '' } }],
    ['null', { garbage: 'null' }],
    ['a list', { garbage: '[]' }],
    ['a text', { garbage: '"token"' }],
    ['an empty answer', { status: 200 }],
    ['204', { status: 204 }],
    ['the name of the sign-in', { shape: { access_token: 'token' } }]
  ] as const)('8.2 %s is no result and no token (REF-6)', async (_, fault) => {
    await api.control.faults.set([{ path: 'admin/refresh', fault }])
    const port = memoryPort()
    const refresher = createRefresher(api.base, port)
    expect(await refresher.freshToken()).toBe('')
    expect(refresher.lastResult()?.kind).toBe('unanswered')
    expect(await callsOf(api.control)).toEqual(['POST admin/refresh'])
  })

  test('8.2 no answer at all is no result either, and is not asked again (REF-6)', async () => {
    const server = await startRawServer(destroyed)
    const refresher = createRefresher(server.origin, memoryPort())
    expect(await refresher.refresh()).toMatchObject({
      kind: 'unanswered',
      error: { kind: 'unreachable' }
    })
    expect(server.hits).toEqual(['POST /admin/refresh'])
  })

  test('7.1 a sign-in during a refresh gives its own token to who waits', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { delayMs: 100 } }
    ])
    const port = memoryPort()
    const token = createRefresher(api.base, port).freshToken()
    await vi.waitUntil(() => api.sent.length > 0)
    port.reset('another token')
    expect(await token).toBe('another token')
  })
})
