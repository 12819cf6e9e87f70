import { describe, expect, test, vi } from 'vitest'

import { useApiServer } from '../../support/api-server.ts'
import {
  expectNoMove,
  haveSession,
  signInOn,
  visit,
  visitChecked
} from '../../support/visit.ts'

const ENDED_GUARD_MS = 30_000

const api = useApiServer()

const ORIGIN = 'http://localhost:3000'

describe('the guard against going to and fro', () => {
  /** Ends a session that the server still knows, and waits so long. */
  async function endedBefore(wait: number): Promise<Storage> {
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now })
    await haveSession(api)
    const page = await visitChecked(api, '/users')
    page.emit('need-logout')
    vi.setSystemTime(now + wait)
    return page.storage
  }

  test.each([0, ENDED_GUARD_MS - 1])(
    '2.9 %d ms after its end a session is not taken up again',
    async wait => {
      const login = await visitChecked(api, '/login', await endedBefore(wait))
      expectNoMove(login)
      expect(login.$session.get()).toEqual({ kind: 'guest', reason: 'ended' })
    }
  )

  test.each([
    ['later than that', ENDED_GUARD_MS],
    ['after a clock was set back', -1]
  ])('2.9 %s it is, and the way back is taken', async (_, wait) => {
    const login = await visitChecked(api, '/login', await endedBefore(wait))
    expect(login.replace.mock.calls).toEqual([[`${ORIGIN}/users`]])
  })

  test.each([
    ['not kept by the browser', 'not-saved'],
    ['ended in another tab', 'unauthenticated']
  ])(
    '2.9 a session that was %s is known as that (AUTH-7, AUTH-11)',
    async (how, reason) => {
      const { storage, ...before } = await visitChecked(api, '/login')
      await before.signIn(api.account.email, api.account.password)
      await api.control.faults.set([
        { path: 'admin/refresh', fault: { status: 401 } }
      ])
      const login = await visit(api, '/login', storage)
      const { notifyOtherTabs } = await import('../../../src/stores/tabs.ts')
      notifyOtherTabs(
        how === 'ended in another tab' ? 'signed-out' : 'signed-in'
      )
      await login.checkSession()
      expect(login.$session.get()).toEqual({ kind: 'guest', reason })
      expectNoMove(login)
    }
  )

  test('2.9 a session whose server cannot be asked is not one that is not kept', async () => {
    const { storage, ...before } = await visitChecked(api, '/login')
    await before.signIn(api.account.email, api.account.password)
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { status: 503 } }
    ])
    const login = await visitChecked(api, '/login', storage)
    expect(login.$session.get()).toEqual({
      kind: 'guest',
      reason: 'unreachable'
    })
    expectNoMove(login)
  })

  test('2.9 it holds one check back, not the sign-in after it', async () => {
    const login = await visitChecked(api, '/login', await endedBefore(0))
    await signInOn(login, api)
    expect(login.replace.mock.calls).toEqual([[`${ORIGIN}/users`]])
  })

  test('2.9 it is on the login alone', async () => {
    const page = await visitChecked(api, '/games', await endedBefore(0))
    expectNoMove(page)
    expect(page.$session.get().kind).toBe('admin')
  })
})

describe('a page that comes back', () => {
  function show(persisted: boolean): void {
    const { PageTransitionEvent: Shown } = window
    window.dispatchEvent(new Shown('pageshow', { persisted }))
  }

  test('2.9 out of the cache is checked again, and shows nobody meanwhile (AUTH-9)', async () => {
    await haveSession(api)
    const page = await visitChecked(api, '/users')
    await api.control.faults.set([{ fault: { revoke: true } }])
    show(true)
    expect(page.$session.get()).toEqual({ kind: 'unchecked' })
    expectNoMove(page)
    await page.checkSession()
    expect(page.replace.mock.calls).toEqual([['/login']])
  })

  test('2.9 by a load of its own is not', async () => {
    await haveSession(api)
    const page = await visitChecked(api, '/users')
    api.sent.length = 0
    show(false)
    expect(page.$session.get().kind).toBe('admin')
    expect(api.sent).toEqual([])
  })
})
