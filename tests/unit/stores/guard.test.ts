import { describe, expect, test, vi } from 'vitest'

import { routes } from '../../../src/routes/table.ts'
import { callsOf, useApiServer } from '../../support/api-server.ts'
import {
  expectNoMove,
  haveSession,
  signInOn,
  visit,
  visitChecked
} from '../../support/visit.ts'

const GUEST_GUARD_MS = 5000

const api = useApiServer()

const ORIGIN = 'http://localhost:3000'
const protectedPaths = routes
  .filter(({ access }) => access === 'auth')
  .map(({ path }) => path.replace(':id', '42'))

describe('the access rules', () => {
  test.each(protectedPaths)(
    '5.2 6.1 a guest on %s is at the login instead',
    async path => {
      const { replace, assign } = await visitChecked(api, path)
      expect(replace.mock.calls).toEqual([['/login']])
      expect(assign).not.toHaveBeenCalled()
    }
  )

  test.each(protectedPaths)('6.2 an administrator stays on %s', async path => {
    await haveSession(api)
    const page = await visitChecked(api, path)
    expect(page.$session.get().kind).toBe('admin')
    expectNoMove(page)
  })

  test('5.2 an administrator on the login is in the panel instead', async () => {
    await haveSession(api)
    const { replace, assign } = await visitChecked(api, '/login')
    expect(replace.mock.calls).toEqual([['/admins']])
    expect(assign).not.toHaveBeenCalled()
  })

  test('6.1 a guest stays on the login', async () => {
    expectNoMove(await visitChecked(api, '/login'))
  })

  test('4.2 nobody is sent anywhere before the first check has ended', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { delayMs: 50 } }
    ])
    const page = await visit(api, '/users')
    page.move('/games')
    expectNoMove(page)
    await page.checkSession()
    expect(page.replace.mock.calls).toEqual([['/login']])
    expect(await callsOf(api.control)).toEqual([
      'POST admin/refresh',
      'GET admin'
    ])
  })

  test('4.2 who was nobody a moment ago is not asked for again on the login (REF-15)', async () => {
    const { storage } = await visitChecked(api, '/users')
    await api.control.faults.clear()
    const login = await visit(api, '/login', storage)
    expect(login.$session.get()).toEqual({
      kind: 'guest',
      reason: 'unauthenticated'
    })
    expectNoMove(login)
    expect(await callsOf(api.control)).toEqual([])
    await signInOn(login, api)
    expect(login.replace.mock.calls).toEqual([[`${ORIGIN}/users`]])
    // It was good for one load.
    const again = await visit(api, '/login', storage)
    expect(again.$session.get()).toEqual({ kind: 'unchecked' })
    await again.checkSession()
    expect(again.$session.get().kind).toBe('admin')
  })

  test.each([
    ['later than that', GUEST_GUARD_MS],
    ['after a clock was set back', -1]
  ])('4.2 %s the login asks (REF-15)', async (_, wait) => {
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now })
    const { storage } = await visitChecked(api, '/users')
    vi.setSystemTime(now + wait)
    const login = await visit(api, '/login', storage)
    expect(login.$session.get()).toEqual({ kind: 'unchecked' })
    await login.checkSession()
  })

  test('4.2 where another tab has signed in since, the login asks (AUTH-7)', async () => {
    const { storage, ...page } = await visitChecked(api, '/users')
    await haveSession(api)
    const { StorageEvent: Told } = window
    const newValue = `signed-in ${Date.now()}`
    window.dispatchEvent(
      new Told('storage', { key: 'panel.sessionNews', newValue })
    )
    await vi.waitUntil(() => page.$session.get().kind === 'admin')
    const login = await visit(api, '/login', storage)
    expect(login.$session.get()).toEqual({ kind: 'unchecked' })
    await login.checkSession()
  })

  test('4.2 where the server could not be asked, the login asks (REF-15)', async () => {
    await haveSession(api)
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { status: 503 } }
    ])
    const { storage, replace } = await visitChecked(api, '/users')
    expect(replace.mock.calls).toEqual([['/login']])
    const login = await visitChecked(api, '/login', storage)
    expect(login.replace.mock.calls).toEqual([[`${ORIGIN}/users`]])
  })

  test('4.2 a move from an address without a route asks who it is', async () => {
    await haveSession(api)
    const page = await visit(api, '/nowhere')
    page.move('/users')
    await expect.poll(() => page.$session.get().kind).toBe('admin')
    expectNoMove(page)
  })

  test('2.6 an address without a route asks nobody who he is', async () => {
    const page = await visit(api, '/nope')
    page.clearSession()
    expectNoMove(page)
    await page.client.page('currencies').catch(() => undefined)
    expect(await callsOf(api.control)).toEqual([
      'POST admin/refresh',
      'GET currencies'
    ])
  })

  test('5.2 each move is decided anew, a clearing alone is not', async () => {
    await haveSession(api)
    const page = await visitChecked(api, '/users')
    page.clearSession()
    expectNoMove(page)
    page.move('/games')
    expect(page.replace.mock.calls).toEqual([['/login']])
  })
})

describe('the way back', () => {
  test('is the address that was asked for, query and hash kept, once', async () => {
    const { storage } = await visitChecked(api, '/users?page=2#top')
    const login = await visitChecked(api, '/login', storage)
    await signInOn(login, api)
    expect(login.replace.mock.calls).toEqual([[`${ORIGIN}/users?page=2#top`]])
    const again = await visitChecked(api, '/login', storage)
    expect(again.replace.mock.calls).toEqual([['/admins']])
  })

  test('is the whole address where a session ends', async () => {
    await haveSession(api)
    const page = await visitChecked(api, '/users?page=2&open=9')
    page.emit('need-logout')
    expect(page.storage.getItem('panel.returnTo')).toBe(
      `${ORIGIN}/users?page=2&open=9`
    )
  })

  test('is forgotten by who signs out', async () => {
    const { storage } = await visitChecked(api, '/users')
    await haveSession(api)
    const page = await visitChecked(api, '/games', storage)
    page.emit('admin-logout', { id: '1' })
    const login = await visit(api, '/login', storage)
    await login.recheckSession()
    expect(login.replace.mock.calls).toEqual([['/admins']])
  })
})

describe('the end of a session', () => {
  test.each([
    ['admin-logout', 'admin'],
    ['need-logout', 'guest']
  ] as const)(
    '2.9 4.5 %s leads to the login, in an entry of its own',
    async (name, kind) => {
      await haveSession(api)
      const page = await visitChecked(api, '/users')
      if (name === 'need-logout') page.emit(name)
      else page.emit(name, { id: '1' })
      expect(page.assign.mock.calls).toEqual([['/login']])
      expect(page.replace).not.toHaveBeenCalled()
      expect(page.$session.get().kind).toBe(kind)
    }
  )

  test('2.9 neither event leads from the login to the login', async () => {
    const page = await visitChecked(api, '/login')
    page.emit('need-logout')
    page.emit('admin-logout', { id: '1' })
    expectNoMove(page)
    // Nor did a session end there: the next sign-in counts at once.
    await haveSession(api)
    const login = await visitChecked(api, '/login', page.storage)
    expect(login.replace.mock.calls).toEqual([['/admins']])
  })

  test.each(['admin-logout', 'need-logout'] as const)(
    '2.9 %s soon after a sign-in is not a session that was not kept (AUTH-11)',
    async name => {
      const before = await visitChecked(api, '/login')
      await signInOn(before, api)
      const { storage } = before
      const page = await visitChecked(api, '/users', storage)
      if (name === 'need-logout') page.emit(name)
      else page.emit(name, { id: '1' })
      await api.control.faults.set([
        { path: 'admin/refresh', fault: { status: 401 } }
      ])
      for (const _ of ['at once', 'after a reload']) {
        // oxlint-disable-next-line no-await-in-loop -- one load after another
        const login = await visitChecked(api, '/login', storage)
        expect(login.$session.get()).not.toMatchObject({ reason: 'not-saved' })
      }
    }
  )

  test('2.9 leads to the login in a browser that keeps nothing', async () => {
    const refuse = (): never => {
      throw new DOMException('Denied', 'SecurityError')
    }
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    await haveSession(api)
    const page = await visitChecked(
      api,
      '/users',
      storage as unknown as Storage
    )
    page.emit('need-logout')
    expect(page.assign.mock.calls).toEqual([['/login']])
    const login = await visitChecked(api, '/login', page.storage)
    expect(login.replace.mock.calls).toEqual([['/admins']])
  })
})
