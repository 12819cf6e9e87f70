import { beforeEach, describe, expect, test, vi } from 'vitest'

import { callsOf, useApiServer } from '../../support/api-server.ts'
import { openStores, type Stores } from '../../support/stores.ts'

const COMMAND_DEADLINE_MS = 30_000
const SIGN_OUT_WAIT_MS = 8000

const api = useApiServer()

let stores: Stores

beforeEach(async () => {
  stores = await openStores(api.base)
})

function signIn(): Promise<void> {
  return stores.signIn(api.account.email, api.account.password)
}

describe('sign-in', () => {
  test.each(['unchecked', 'guest'])(
    'with a wrong pair leaves the visitor %s',
    async kind => {
      if (kind === 'guest') await stores.checkSession()
      const before = stores.$session.get()
      expect(before.kind).toBe(kind)
      await api.control.faults.clear()
      const error: unknown = await stores
        .signIn(api.account.email, `not ${api.account.password}`)
        .catch((failure: unknown) => failure)
      expect(error).toMatchObject({
        name: 'RequestError',
        facts: { kind: 'unauthenticated', status: 401 }
      })
      expect(error).not.toMatchObject({
        facts: { code: stores.SESSION_NOT_SAVED }
      })
      expect(stores.$session.get()).toBe(before)
      expect(await callsOf(api.control)).toEqual(['POST admin/login'])
    }
  )

  test('that overtakes the first check is not undone by it', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { delayMs: 100 } }
    ])
    const check = stores.checkSession()
    await vi.waitUntil(() => api.sent.length > 0)
    await signIn()
    await check
    expect(stores.$session.get().kind).toBe('admin')
    await stores.client.page('currencies')
  })

  test('that the server forgets at once says so', async () => {
    await api.control.faults.set([
      { path: 'admin', fault: { revoke: true } },
      { path: 'admin/refresh', fault: { status: 401 } }
    ])
    await expect(signIn()).rejects.toMatchObject({
      facts: { kind: 'unauthenticated', code: stores.SESSION_NOT_SAVED }
    })
    expect(stores.$session.get()).toEqual({
      kind: 'guest',
      reason: 'unauthenticated'
    })
  })

  describe('where nothing can be stored', () => {
    const calls = ['POST admin/login', 'POST admin/refresh']

    beforeEach(() => {
      vi.stubGlobal('sessionStorage', {
        setItem: () => {
          throw new DOMException('Denied', 'SecurityError')
        }
      })
    })

    test('says that the browser blocks cookies, if it has lost the one of the session', async () => {
      await api.control.faults.set([
        { path: 'admin/refresh', fault: { status: 401 } }
      ])
      await expect(signIn()).rejects.toMatchObject({
        facts: { kind: 'unauthenticated', code: stores.COOKIES_BLOCKED }
      })
      expect(await callsOf(api.control)).toEqual([...calls, 'GET admin'])
      expect(stores.$session.get().kind).toBe('guest')
    })

    test('goes on, if the browser has kept the cookie', async () => {
      await signIn()
      expect(await callsOf(api.control)).toEqual([...calls, 'GET admin'])
      expect(stores.$session.get().kind).toBe('admin')
    })
  })

  test('that cannot be completed says what stands in its way', async () => {
    await api.control.faults.set([{ path: 'admin', fault: { status: 503 } }])
    const error: unknown = await signIn().catch((failure: unknown) => failure)
    expect(error).toMatchObject({ facts: { kind: 'server', status: 503 } })
    expect(error).not.toMatchObject({
      facts: { code: stores.SESSION_NOT_SAVED }
    })
    expect(stores.$session.get()).toEqual({
      kind: 'guest',
      reason: 'unreachable'
    })
  })
})

describe('sign-out', () => {
  test.each([
    ['answers 503', { status: 503 }],
    ['answers 401', { revoke: true }],
    ['answers a page', { html: true }]
  ] as const)('is done although the server %s', async (_, fault) => {
    await signIn()
    await api.control.faults.set([{ path: 'admin/logout', fault }])
    const heard = vi.fn<(payload: { id: string }) => void>()
    stores.on('admin-logout', heard)
    const kept = vi.fn<(key: string, value: string) => void>()
    vi.stubGlobal('localStorage', { setItem: kept, getItem: () => null })
    await stores.signOut()
    expect(stores.$session.get().kind).toBe('guest')
    expect(heard).toHaveBeenCalledOnce()
    expect(kept).toHaveBeenCalledWith(
      'panel.sessionNews',
      expect.stringMatching(/^signed-out \d+$/u)
    )
  })

  test('waits eight seconds for a server that is silent (AUTH-6)', async () => {
    await signIn()
    await api.control.faults.set([
      { path: 'admin/logout', fault: { delayMs: 60_000 } }
    ])
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const done = stores.signOut()
    await vi.advanceTimersByTimeAsync(SIGN_OUT_WAIT_MS - 1)
    expect(stores.$session.get().kind).toBe('admin')
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(stores.$session.get().kind).toBe('guest')
    // Its call is given up in the end, and with it the lock on refreshes.
    await vi.advanceTimersByTimeAsync(COMMAND_DEADLINE_MS)
  })

  test('that a sign-in has overtaken in another tab tells no tab of it', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key)
    })
    await signIn()
    api.sent.length = 0
    await api.control.faults.set([
      { path: 'admin/logout', fault: { delayMs: 200 } }
    ])
    const done = stores.signOut()
    await vi.waitUntil(() => api.sent.length > 0)
    const news = kept.get('panel.sessionNews')
    // As the sign-in of another tab does.
    kept.delete('panel.signedOutAt')
    await done
    expect(stores.$session.get().kind).toBe('guest')
    expect(kept.get('panel.sessionNews')).toBe(news)
  })
})
