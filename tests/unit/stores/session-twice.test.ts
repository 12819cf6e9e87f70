import { beforeEach, describe, expect, test, vi } from 'vitest'

import { callsOf, useApiServer } from '../../support/api-server.ts'
import { openSignedIn, type Stores } from '../../support/stores.ts'

const api = useApiServer()

let first: Stores
let second: Stores

/** As after a chunk that was loaded again under another address. */
beforeEach(async () => {
  first = await openSignedIn(api)
  vi.resetModules()
  second = {
    ...(await import('../../../src/stores/api.ts')),
    ...(await import('../../../src/stores/session.ts')),
    ...(await import('../../../src/stores/sign-in.ts')),
    ...(await import('../../../src/stores/events.ts'))
  }
  expect(second.checkSession).not.toBe(first.checkSession)
})

describe('a second copy of the session', () => {
  test('asks with the first one, by one refresh (REF-17)', async () => {
    await Promise.all([
      first.checkSession(),
      second.checkSession(),
      second.client.page('currencies')
    ])
    const calls = await callsOf(api.control)
    expect(calls.toSorted()).toEqual([
      'GET admin',
      'GET currencies',
      'POST admin/refresh'
    ])
    expect(second.$admin.get()).toEqual(first.$admin.get())
    expect(second.$admin.get()?.email).toBe(api.account.email)
  })

  test('is signed out with the first one, and says so once (REF-17)', async () => {
    await first.checkSession()
    const ended = vi.fn<() => void>()
    first.on('need-logout', ended)
    await api.control.faults.set([
      { path: 'currencies', fault: { revoke: true } },
      { path: 'admin/refresh', fault: { status: 401 } }
    ])
    const calls = [first, second].map(({ client }) => client.page('currencies'))
    await Promise.allSettled(calls)
    expect(ended).toHaveBeenCalledOnce()
    for (const { $session } of [first, second]) {
      expect($session.get()).toEqual({ kind: 'guest', reason: 'ended' })
    }
  })

  test('puts no token where other code could read it (AUTH-1, REF-17)', async () => {
    await first.checkSession()
    const shared = Object.getOwnPropertySymbols(globalThis)
      .filter(symbol => Symbol.keyFor(symbol)?.startsWith('panel.'))
      .map(symbol => JSON.stringify(Reflect.get(globalThis, symbol)))
    expect(shared.length).toBeGreaterThan(2)
    expect(shared.join('')).not.toMatch(/eyJ[\w-]+\.eyJ/u)
  })
})
