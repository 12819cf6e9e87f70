import { describe, expect, test, vi } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import {
  delayUsers,
  listCalls,
  openListPage,
  openShownList
} from '../../../../support/list-page.ts'
import { goBack } from '../../../../support/panel-page.ts'

const api = useApiServer()

describe('a failure', () => {
  test('keeps the old rows, and a reload mends it', async () => {
    const page = await openShownList(api, '/users')
    await api.control.faults.set([
      { path: 'users', times: 2, fault: { status: 500 } }
    ])
    page.list.reload()
    await vi.waitUntil(() => page.state().kind === 'failed')
    expect(page.state()).toMatchObject({ error: { facts: { status: 500 } } })
    page.list.reload()
    await page.settled()
    expect(page.states).toEqual([
      'shown loading p1',
      'failed p1',
      'shown loading p1',
      'shown idle p1'
    ])
  })

  test('without old rows has nothing to show', async () => {
    const page = await openListPage(api, '/users')
    await api.control.faults.set([{ path: 'users', fault: { garbage: '{' } }])
    await page.session.checkSession()
    await page.settled()
    expect(page.state()).toMatchObject({
      kind: 'failed',
      error: { facts: { kind: 'bad-answer' } },
      shown: undefined
    })
  })

  test('of one address does not stay at the next', async () => {
    const page = await openShownList(api, '/users')
    await api.control.faults.set([
      { path: 'users', times: 1, fault: { status: 404 } }
    ])
    page.navigate('/users?page=2')
    await vi.waitUntil(() => page.state().kind === 'failed')
    page.navigate('/users?page=3')
    await page.settled()
    expect(page.states.slice(2)).toEqual(['shown loading p1', 'shown idle p3'])
  })
})

describe('Back', () => {
  test('shows the rows it had at once, and asks for newer ones', async () => {
    const page = await openShownList(api, '/users')
    const first = page.state()
    page.navigate('/users?page=2')
    await page.settled()
    await delayUsers(api)
    page.states.length = 0
    await goBack()
    expect(page.states).toEqual(['shown loading p1'])
    expect(page.state()).toMatchObject({
      shown: { page: first.kind === 'shown' ? first.shown.page : {} }
    })
    await page.settled()
    expect(page.states).toEqual(['shown loading p1', 'shown idle p1'])
  })

  test('shows at once what was looked at of late, of thirty pages', async () => {
    const page = await openShownList(api, '/users')
    const visit = async (year: number): Promise<void> => {
      page.navigate(`/users?page=2&createdAt=${year}-01-01..`)
      await page.settled()
    }
    for (let year = 1970; year < 1999; year += 1) await visit(year)
    page.navigate('/users')
    await visit(1999)
    page.states.length = 0
    page.navigate('/users')
    expect(page.states).toEqual(['shown loading p1'])
    await page.settled()
    page.navigate('/users?page=2&createdAt=1970-01-01..')
    expect(page.states.at(-1)).toBe('shown loading p1')
  })
})

describe('a session', () => {
  test('1.1 nothing is asked for before there is an administrator', async () => {
    const page = await openListPage(api, '/users')
    page.navigate('/users?page=2')
    expect(await listCalls(api)).toEqual([])
    await api.control.faults.set([{ path: 'admin', fault: { status: 403 } }])
    await page.session.checkSession()
    page.navigate('/users?page=3')
    expect(page.state()).toEqual({ kind: 'loading' })
    expect(await listCalls(api)).toEqual([])
  })

  test('1.1 a guest keeps no rows, and the next administrator sees none', async () => {
    const page = await openShownList(api, '/users')
    page.session.clearSession()
    expect(page.states).toEqual(['loading'])
    await delayUsers(api)
    await page.session.recheckSession()
    expect(new Set(page.states)).toEqual(new Set(['loading']))
    await page.settled()
    expect(page.states.at(-1)).toBe('shown idle p1')
  })

  test('1.1 an answer that comes after its end is not shown', async () => {
    const page = await openShownList(api, '/users')
    await delayUsers(api)
    page.navigate('/users?page=2')
    await vi.waitUntil(() => api.sent.at(-1)?.address.includes('page=2'))
    page.session.clearSession()
    await api.answered()
    expect(page.states).toEqual(['shown loading p1', 'loading'])
  })

  test('that the server ends takes the rows with it', async () => {
    const page = await openShownList(api, '/users')
    await api.control.faults.set([
      { path: 'users', fault: { revoke: true } },
      { path: 'admin/refresh', fault: { status: 401 } }
    ])
    page.list.reload()
    await vi.waitUntil(() => page.session.$session.get().kind === 'guest')
    await api.answered()
    expect(page.states).toEqual(['shown loading p1', 'loading'])
  })
})
