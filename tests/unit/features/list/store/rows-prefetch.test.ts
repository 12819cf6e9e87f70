import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { callsOf, useApiServer } from '../../../../support/api-server.ts'
import { listCalls, openListPage } from '../../../../support/list-page.ts'
import { turns } from '../../../../support/raw-server.ts'

const api = useApiServer()

const FIRST = 'users?page=1&limit=25&sort=-createdAt'

/** How often rows were asked for. */
async function timesAsked(): Promise<number> {
  return (await listCalls(api)).length
}

/** Opens a list whose rows are asked for, and have come, before the check. */
async function openAhead(address: string): ReturnType<typeof openListPage> {
  const page = await openListPage(api, address)
  void page.list.prefetch()
  await vi.waitUntil(async () => (await timesAsked()) === 1)
  return page
}

describe('rows that are asked for ahead', () => {
  test('are the first ones, asked for once and shown after the check (AUTH-4)', async () => {
    const page = await openAhead('/users')
    expect(page.state()).toEqual({ kind: 'loading' })
    await page.session.checkSession()
    await page.settled()
    expect(page.states.at(-1)).toBe('shown idle p1')
    expect(page.ids()).toHaveLength(25)
    expect(await listCalls(api)).toEqual([FIRST])
    const calls = await callsOf(api.control)
    expect(calls.filter(call => call === 'POST admin/refresh')).toHaveLength(1)

    page.list.reload()
    await page.settled()
    await vi.waitUntil(async () => (await timesAsked()) === 2)
  })

  test('that have come are shown with the check, and stay when asking again fails', async () => {
    const page = await openListPage(api, '/users')
    const preload = page.list.prefetch()
    await api.control.faults.set([{ path: 'admin', fault: { delayMs: 300 } }])
    const checked = page.session.checkSession()
    expect((await preload)?.page.data).toHaveLength(25)
    expect(page.session.$session.get().kind).toBe('unchecked')
    await api.control.faults.set([{ path: 'users', fault: { status: 404 } }])
    // As one who presses in the moment in which the rows come alive.
    const stop = page.session.$session.listen(() => page.list.reload())
    await checked
    stop()
    await page.settled()
    expect(page.states.slice(1)).not.toContain('loading')
    expect(page.states.at(-1)).toBe('failed p1')
    expect(page.ids()).toHaveLength(25)
  })

  test('leave as the address says, for its own list alone', async () => {
    const page = await openListPage(api, '/users?page=2&limit=50')
    const { adminsList } = await import('../../../../support/lists.ts')
    void adminsList.prefetch()
    void page.list.prefetch()
    await vi.waitUntil(async () => (await timesAsked()) === 1)
    await page.session.checkSession()
    await page.settled()
    expect(await listCalls(api)).toEqual([
      'users?page=2&limit=50&sort=-createdAt'
    ])
  })

  test('are nobody’s once the address has changed', async () => {
    const page = await openAhead('/users')
    page.navigate('/users?page=2')
    page.navigate('/users')
    await page.session.checkSession()
    await page.settled()
    expect(await listCalls(api)).toEqual([FIRST, FIRST])
  })

  test('are nobody’s where the visitor is nobody (AUTH-4)', async () => {
    const page = await openAhead('/users')
    page.session.clearSession()
    expect(page.state()).toEqual({ kind: 'loading' })
    const { signIn } = await import('../../../../../src/stores/sign-in.ts')
    await signIn(api.account.email, api.account.password)
    await page.settled()
    expect(await timesAsked()).toBe(2)
  })

  test('are nobody’s where the check begins anew (AUTH-9)', async () => {
    const page = await openAhead('/users')
    await page.session.recheckSession()
    await page.settled()
    expect(await timesAsked()).toBe(2)
  })

  test('are asked for where it is known already who looks, and the list is not shown yet', async () => {
    const { session } = await openListPage(api, '/users', 'adminsList')
    await session.checkSession()
    const { usersList } = await import('../../../../support/lists.ts')
    const preload = await usersList.prefetch()
    expect(preload?.page.data).toHaveLength(25)
    onTestFinished(usersList.$state.listen(() => undefined))
    expect(usersList.$state.get()).toMatchObject({ shown: preload })
    expect(await listCalls(api)).toEqual([FIRST])
  })

  test('tell their failure as if they were asked for after the check', async () => {
    const page = await openListPage(api, '/users')
    await api.control.faults.set([
      { path: 'users', times: 1, fault: { status: 404 } }
    ])
    void page.list.prefetch()
    await vi.waitUntil(async () => (await timesAsked()) === 1)
    await page.session.checkSession()
    await page.settled()
    expect(page.state()).toMatchObject({
      kind: 'failed',
      error: { facts: { status: 404 } }
    })
    expect(await timesAsked()).toBe(1)
  })
})

describe('no rows are asked for ahead', () => {
  test('of a list that has asked for them itself', async () => {
    const page = await openListPage(api, '/users')
    await page.session.checkSession()
    expect(await page.list.prefetch()).toBeUndefined()
    await page.settled()
    expect(await listCalls(api)).toEqual([FIRST])
  })

  test('without a token (AUTH-4)', async () => {
    const page = await openListPage(api, '/users')
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { status: 401 } }
    ])
    void page.list.prefetch()
    await page.session.checkSession()
    expect(await callsOf(api.control)).toEqual([
      'POST admin/refresh',
      'GET admin'
    ])
  })

  test('behind a sign-out that is still open (AUTH-6)', async () => {
    const page = await openListPage(api, '/users')
    localStorage.setItem('panel.signedOutAt', '1')
    void page.list.prefetch()
    await page.session.checkSession()
    expect(await timesAsked()).toBe(0)
  })

  test('of an address that is corrected first', async () => {
    const page = await openListPage(api, '/users?page=0')
    void page.list.prefetch()
    await page.session.checkSession()
    await page.settled()
    expect(await listCalls(api)).toEqual([FIRST])
  })

  test('on a page that is loaded ahead, until it is looked at (REF-16)', async () => {
    const page = await openListPage(api, '/users')
    Object.defineProperty(document, 'prerendering', {
      value: true,
      configurable: true
    })
    api.sent.length = 0
    const check = page.session.checkSession()
    void page.list.prefetch()
    await turns()
    expect(api.sent).toEqual([])
    document.dispatchEvent(new window.Event('prerenderingchange'))
    await check
    await page.settled()
    expect(await listCalls(api)).toEqual([FIRST])
  })
})
