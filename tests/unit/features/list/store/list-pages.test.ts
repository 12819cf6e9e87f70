import { describe, expect, test, vi } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import {
  type ListPage,
  listCalls,
  openListPage,
  openShownList
} from '../../../../support/list-page.ts'

const api = useApiServer()

const nextCursor = (page: ListPage): string => {
  const state = page.state()
  const shown = state.kind === 'loading' ? undefined : state.shown
  return shown?.page.meta.nextCursor ?? ''
}

describe('the next page', () => {
  test('begins where this one ends: its address carries the cursor', async () => {
    const page = await openShownList(api, '/users?status=active&limit=10')
    const cursor = nextCursor(page)
    page.navigate(page.list.href(page.route(), { page: 2, cursor }))
    expect(location.search).toBe(
      `?status=active&limit=10&page=2&cursor=${cursor}`
    )
    await page.settled()
    const byCursor = page.ids()
    page.navigate('/users?status=active&limit=10&page=2')
    await page.settled()
    expect(byCursor).toHaveLength(10)
    expect(page.ids()).toEqual(byCursor)
    expect(await listCalls(api)).toEqual([
      `users?status=active&page=2&limit=10&sort=-createdAt&cursor=${cursor}`,
      'users?status=active&page=2&limit=10&sort=-createdAt'
    ])
  })

  test('and its cursor are left by all other changes but an open row', async () => {
    const page = await openShownList(api, '/users')
    const cursor = nextCursor(page)
    page.navigate(page.list.href(page.route(), { page: 2, cursor }))
    await page.settled()
    const { list } = page
    const route = page.route()
    const at = `page=2&cursor=${cursor}`
    expect(list.href(route, { open: '5' })).toBe(`/users?${at}&open=5`)
    expect(list.href(route, { filters: { status: ['banned'] } })).toBe(
      '/users?status=banned'
    )
    expect(list.href(route, { limit: 50 })).toBe('/users?limit=50')
    expect(list.href(route, { search: 'a' })).toBe('/users?search=a')
    expect(list.href(route, { page: 1 })).toBe('/users')
    expect(list.viewQuery(route)).toBe('')
  })

  test('with a cursor that means nothing is the first, and that is said', async () => {
    const page = await openListPage(api, '/users?status=active&page=3&cursor=x')
    const { length } = history
    await page.session.checkSession()
    await page.settled()
    expect(page.state()).toMatchObject({ kind: 'shown' })
    expect(location.search).toBe('?status=active')
    expect(history.length).toBe(length)
    expect(page.list.$corrections.get()).toEqual([
      { name: 'cursor', given: 'x' }
    ])
    expect(page.states).not.toContain('failed nothing')
  })

  test('with the cursor of another question is the first one', async () => {
    const page = await openShownList(api, '/users')
    page.navigate(`/users?status=banned&page=2&cursor=${nextCursor(page)}`)
    await vi.waitUntil(() => location.search === '?status=banned')
    await page.settled()
    expect(page.states.at(-1)).toBe('shown idle p1')
  })
})

describe('a page that does not exist', () => {
  test('is the last one, and that is said', async () => {
    const page = await openListPage(
      api,
      '/users/42/transactions?limit=10&page=9',
      'userTransactionsList'
    )
    await page.session.checkSession()
    await page.settled()
    expect(location.search).toBe('?limit=10&page=3')
    expect(page.states.filter(state => state !== 'loading')).toEqual([
      'shown idle p3'
    ])
    expect(page.list.$corrections.get()).toEqual([{ name: 'page', given: '9' }])
    // Rows of page 9, how many there are, rows of page 3.
    expect(await listCalls(api)).toHaveLength(3)
  })

  test('is not shown although it was read ahead', async () => {
    const page = await openShownList(
      api,
      '/users/42/transactions?limit=10',
      'userTransactionsList'
    )
    const { signal } = new AbortController()
    const asked = { limit: '10', sort: '-createdAt', page: '1' }
    const place = { page: 9, cursor: '' }
    const { page: read } = await page.list.readPage(asked, place, signal)
    expect(read.data).toEqual([])
    page.navigate('/users/42/transactions?limit=10&page=9')
    await page.settled()
    expect(page.states).not.toContain('shown loading p9')
    expect(location.search).toBe('?limit=10&page=3')
  })

  test('is the one before where nobody counts', async () => {
    const page = await openListPage(api, '/users?page=5')
    await api.control.faults.set([
      { path: 'users', times: 2, fault: { shape: uncounted(5) } }
    ])
    await page.session.checkSession()
    await page.settled()
    expect(location.search).toBe('?page=4')
    expect(page.states.at(-1)).toBe('shown idle p4')
    expect(page.list.$corrections.get()).toEqual([{ name: 'page', given: '5' }])
  })

  test('is the first where the one before is empty too', async () => {
    const page = await openListPage(api, '/users?page=5&search=a')
    await api.control.faults.set([
      { path: 'users', fault: { shape: uncounted(1) } }
    ])
    await page.session.checkSession()
    await page.settled()
    expect(location.search).toBe('?search=a')
    expect(page.ids()).toEqual([])
    const calls = await listCalls(api)
    const pages = calls.flatMap(call => /page=\d+/u.exec(call)?.[0] ?? [])
    expect(pages).toEqual(['page=5', 'page=4', 'page=1'])
  })
})

function uncounted(page: number): object {
  const asOf = '2026-11-21T14:02:11Z'
  return { data: [], meta: { page, limit: 25, hasMore: false, asOf } }
}
