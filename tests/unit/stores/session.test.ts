import { beforeEach, describe, expect, test, vi } from 'vitest'

import { callsOf, useApiServer } from '../../support/api-server.ts'
import { destroyed, startRawServer } from '../../support/raw-server.ts'
import { openSignedIn, openStores, type Stores } from '../../support/stores.ts'

const api = useApiServer()

let stores: Stores

beforeEach(async () => {
  stores = await openStores(api.base)
})

function signIn(): Promise<void> {
  return stores.signIn(api.account.email, api.account.password)
}

describe('current administrator', () => {
  test('4.1 is there after a sign-in, and the token with every call', async () => {
    expect(stores.$session.get()).toEqual({ kind: 'unchecked' })
    expect(stores.$admin.get()).toBeUndefined()
    await signIn()
    expect(stores.$admin.get()?.email).toBe(api.account.email)
    await stores.client.page('currencies')
    expect(await callsOf(api.control)).toEqual([
      'POST admin/login',
      'GET admin',
      'GET currencies'
    ])
    expect(api.sent[2]?.authorization).toBe(api.sent[1]?.authorization)
    expect(api.sent[2]?.authorization).toMatch(/^Bearer ./u)
  })

  test('4.1 is gone after a sign-out, with the token and the cookie', async () => {
    await signIn()
    await stores.signOut()
    expect(stores.$session.get()).toEqual({
      kind: 'guest',
      reason: 'unauthenticated'
    })
    api.sent.length = 0
    await expect(stores.client.page('currencies')).rejects.toMatchObject({
      kind: 'unauthenticated'
    })
    expect(api.sent.map(call => call.authorization)).toEqual([null, null])
  })

  test('4.1 is gone after a clearing, with the token alone', async () => {
    await signIn()
    stores.clearSession()
    expect(stores.$admin.get()).toBeUndefined()
    api.sent.length = 0
    await stores.client.page('currencies')
    expect(api.sent[0]?.address).toBe(`${api.base}/admin/refresh`)
    expect(api.sent[0]?.authorization).toBeNull()
  })

  test('4.1 does not come back with a refresh that a sign-out overtook (AUTH-6)', async () => {
    stores = await openSignedIn(api)
    const ended = vi.fn<() => void>()
    stores.on('need-logout', ended)
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { delayMs: 100 } }
    ])
    const check = stores.checkSession()
    await vi.waitUntil(() => api.sent.length > 0)
    stores.clearSession()
    await check
    expect(stores.$session.get().kind).toBe('guest')
    api.sent.length = 0
    await stores.client.page('currencies')
    expect(api.sent[0]?.authorization).toBeNull()
    expect(ended).not.toHaveBeenCalled()
  })

  test('4.1 does not come back with an answer that a clearing overtook', async () => {
    stores = await openSignedIn(api)
    await api.control.faults.set([{ path: 'admin', fault: { delayMs: 100 } }])
    const check = stores.checkSession()
    await vi.waitUntil(() => api.sent.length > 1)
    stores.clearSession('ended')
    await check
    expect(stores.$session.get()).toEqual({ kind: 'guest', reason: 'ended' })
  })

  test('4.1 stays, though a check that a sign-in overtook fails', async () => {
    stores = await openSignedIn(api)
    await api.control.faults.set([
      { path: 'admin', times: 1, fault: { status: 403 } }
    ])
    const late = Promise.withResolvers<undefined>()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await fetch(...request)
      if (answer.status === 403) await late.promise
      return answer
    })
    const check = stores.checkSession()
    await vi.waitUntil(() => api.sent.length > 1)
    await signIn()
    late.resolve(undefined)
    await check
    expect(stores.$admin.get()?.email).toBe(api.account.email)
  })

  test('4.2 is asked for once, however many ask (REF-1)', async () => {
    stores = await openSignedIn(api)
    expect(stores.$checked.get()).toBe(false)
    const checks = Array.from({ length: 20 }, () => stores.checkSession())
    expect(stores.$checked.get()).toBe(false)
    await Promise.all(checks)
    expect(stores.$checked.get()).toBe(true)
    await stores.checkSession()
    expect(await callsOf(api.control)).toEqual([
      'POST admin/refresh',
      'GET admin'
    ])
    expect(stores.$admin.get()?.email).toBe(api.account.email)
  })

  test('4.2 checked is true after a failure too', async () => {
    await stores.checkSession()
    expect(stores.$checked.get()).toBe(true)
    expect(stores.$session.get()).toEqual({
      kind: 'guest',
      reason: 'unauthenticated'
    })
    await stores.checkSession()
    expect(await callsOf(api.control)).toEqual([
      'POST admin/refresh',
      'GET admin'
    ])
  })

  test('4.2 nothing is known while it is asked for again', async () => {
    await signIn()
    const check = stores.recheckSession()
    expect(stores.$session.get()).toEqual({ kind: 'unchecked' })
    await check
    expect(stores.$admin.get()?.email).toBe(api.account.email)
  })
})

describe('a check that fails', () => {
  test.each([
    ['401', { revoke: true }, 'unauthenticated', 2],
    ['403', { status: 403 }, 'unauthenticated', 1],
    ['404', { status: 404 }, 'unauthenticated', 1],
    ['500', { status: 500 }, 'unreachable', 2],
    ['503', { status: 503 }, 'unreachable', 2],
    ['429', { status: 429 }, 'unreachable', 2],
    ['a page', { html: true }, 'unreachable', 1],
    ['nothing', { status: 204 }, 'unreachable', 1],
    ['an administrator without an id', { shape: {} }, 'unreachable', 1]
  ] as const)('4.3 8.3 %s makes a guest', async (_, fault, reason, asked) => {
    stores = await openSignedIn(api)
    const ended = vi.fn<() => void>()
    stores.on('need-logout', ended)
    await api.control.faults.set([{ path: 'admin', fault }])
    await stores.checkSession()
    expect(stores.$session.get()).toEqual({ kind: 'guest', reason })
    const calls = await callsOf(api.control)
    expect(calls.filter(call => call === 'GET admin')).toHaveLength(asked)
    expect(ended).not.toHaveBeenCalled()
  })

  test('4.3 8.3 no answer makes a guest', async () => {
    const server = await startRawServer(destroyed)
    stores = await openStores(server.origin)
    await stores.checkSession()
    expect(stores.$session.get()).toEqual({
      kind: 'guest',
      reason: 'unreachable'
    })
  })

  test('4.3 a refresh without a verdict is no sign-out', async () => {
    stores = await openSignedIn(api)
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { status: 503 } }
    ])
    await stores.checkSession()
    expect(stores.$session.get()).toEqual({
      kind: 'guest',
      reason: 'unreachable'
    })
    await stores.recheckSession()
    expect(stores.$admin.get()?.email).toBe(api.account.email)
  })

  test('4.3 a later one signs out too', async () => {
    await signIn()
    await api.control.faults.set([{ path: 'admin', fault: { status: 403 } }])
    await stores.recheckSession()
    expect(stores.$session.get().kind).toBe('guest')
  })
})
