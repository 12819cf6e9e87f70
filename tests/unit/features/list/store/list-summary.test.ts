import { describe, expect, test, vi } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import {
  listCalls,
  openListPage,
  openShownList
} from '../../../../support/list-page.ts'

const api = useApiServer()

const ADDRESS = '/users/42/transactions'
const ROWS = 'users/42/transactions?page=1&limit=25&sort=-createdAt'
const LIST = 'userTransactionsList'
const empty = { page: 1, limit: 25, hasMore: false, asOf: '2026-11-21T14:02Z' }

describe('the total of entries', () => {
  test.each([
    [ADDRESS, LIST, 'users/42/transactions'],
    [
      '/system-wallets/transactions?createdAt=any',
      'walletTransactionsList',
      'system-wallets/transactions'
    ]
  ] as const)('is a question of its own: %s', async (address, name, path) => {
    const page = await openListPage(api, address, name)
    await page.session.checkSession()
    await page.settled()
    await page.summed()
    expect(await listCalls(api)).toEqual([
      `${path}?page=1&limit=25&sort=-createdAt&withTotal=false`,
      `${path}?limit=1`
    ])
    const summary = page.list.$summary.get()
    expect(summary).toMatchObject({ kind: 'known' })
    expect(summary.kind === 'known' && summary.total).toBeGreaterThan(20)
    expect(summary.kind === 'known' && summary.totals?.length).toBeGreaterThan(
      0
    )
  })

  test('is not asked for again by another page or another order', async () => {
    const page = await openShownList(api, `${ADDRESS}?limit=10`, LIST)
    for (const change of ['page=2&limit=10', 'sort=amount', 'limit=50']) {
      page.navigate(`${ADDRESS}?${change}`)
      await page.settled()
    }
    expect(await listCalls(api)).toHaveLength(3)
    expect(page.list.$summary.get().kind).toBe('known')
  })

  test('is asked for once by other filters, by a search and a reload', async () => {
    const page = await openShownList(api, ADDRESS, LIST)
    const before = page.list.$summary.get()
    for (const change of ['type=prize', 'type=prize&search=a']) {
      page.navigate(`${ADDRESS}?${change}`)
      await page.settled()
      await page.summed()
    }
    page.list.reload()
    await page.settled()
    await vi.waitUntil(async () => (await listCalls(api)).length === 6)
    const calls = await listCalls(api)
    expect(calls.filter(call => call.endsWith('limit=1'))).toEqual([
      'users/42/transactions?type=prize&limit=1',
      'users/42/transactions?type=prize&search=a&limit=1',
      'users/42/transactions?type=prize&search=a&limit=1'
    ])
    expect(page.list.$summary.get()).not.toEqual(before)
  })

  test('is asked for anew where the list is shown again later', async () => {
    const page = await openShownList(api, ADDRESS, LIST)
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    page.leave()
    vi.runAllTimers()
    vi.useRealTimers()
    const leave = page.list.$state.listen(() => undefined)
    await vi.waitUntil(async () => (await listCalls(api)).length === 2)
    leave()
    expect((await listCalls(api)).at(-1)).toBe('users/42/transactions?limit=1')
    expect(page.list.$summary.get().kind).toBe('known')
  })

  test('of other filters is not that of the ones before', async () => {
    const page = await openShownList(api, ADDRESS, LIST)
    const kinds: string[] = []
    page.list.$summary.listen(({ kind }) => void kinds.push(kind))
    page.navigate(`${ADDRESS}?type=prize`)
    await vi.waitUntil(() => kinds.length === 2)
    expect(kinds).toEqual(['loading', 'known'])
  })

  test('that came with the rows is not asked for', async () => {
    const page = await openListPage(api, ADDRESS, LIST)
    await api.control.faults.set([
      { path: 'users/42/transactions', fault: shape({ ...empty, total: 0 }) }
    ])
    await page.session.checkSession()
    await page.settled()
    expect(page.list.$summary.get()).toMatchObject({ kind: 'known', total: 0 })
    expect(await listCalls(api)).toEqual([`${ROWS}&withTotal=false`])
  })

  test('that no server counts is unknown, and that is known', async () => {
    const page = await openListPage(api, ADDRESS, LIST)
    await api.control.faults.set([
      { path: 'users/42/transactions', fault: shape(empty) }
    ])
    await page.session.checkSession()
    await page.settled()
    await page.summed()
    expect(page.list.$summary.get()).toEqual({
      kind: 'known',
      total: undefined,
      totals: undefined,
      holdings: undefined
    })
    expect(await listCalls(api)).toHaveLength(2)
  })

  test('that cannot be had leaves the rows, until a reload', async () => {
    const page = await openListPage(api, ADDRESS, LIST)
    await api.control.faults.set([
      { path: 'users/42/transactions', times: 1, fault: { delayMs: 1 } },
      { path: 'users/42/transactions', times: 2, fault: { status: 500 } }
    ])
    await page.session.checkSession()
    await page.settled()
    await page.summed()
    expect(page.list.$summary.get()).toEqual({ kind: 'failed' })
    expect(page.states.at(-1)).toBe('shown idle p1')
    expect(page.ids().length).toBeGreaterThan(0)
    page.list.reload()
    await vi.waitUntil(() => page.list.$summary.get().kind === 'known')
  })

  test('1.1 ends with the session', async () => {
    const page = await openShownList(api, ADDRESS, LIST)
    page.session.clearSession()
    expect(page.list.$summary.get()).toEqual({ kind: 'loading' })
  })
})

test('the count in the menu ends with the session', async () => {
  const page = await openShownList(api, '/users')
  const { $listCounts } =
    await import('../../../../../src/stores/list-counts.ts')
  await vi.waitUntil(() => $listCounts.get().users)
  page.session.clearSession()
  expect($listCounts.get().users).toBeUndefined()
})

function shape(meta: object): { shape: unknown } {
  return { shape: { data: [], meta } }
}

test('nobody waits for the sums of rows that did not come (NET-11)', async () => {
  const page = await openListPage(
    api,
    '/system-wallets/transactions?createdAt=any',
    'walletTransactionsList'
  )
  const kinds: string[] = []
  page.list.$summary.listen(({ kind }) => void kinds.push(kind))
  await api.control.faults.set([
    { path: 'system-wallets/transactions', fault: { status: 503 } }
  ])
  await page.session.checkSession()
  await page.settled()
  expect(page.state().kind).toBe('failed')
  expect(kinds).toEqual(['failed'])
  await api.control.faults.clear()
  page.list.reload()
  await vi.waitUntil(() => page.list.$summary.get().kind === 'known')
  expect(kinds).toEqual(['failed', 'loading', 'known'])
})
