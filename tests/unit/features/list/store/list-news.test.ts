import { beforeEach, describe, expect, test, vi } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import {
  type ListPage,
  listCalls,
  openShownList
} from '../../../../support/list-page.ts'

const QUIET_CHECK_MS = 10_000

const api = useApiServer()

let page: ListPage

beforeEach(async () => {
  page = await openShownList(api, '/users?limit=10')
})

/** The tab is looked at again, this long after its rows came, in ms. */
function lookAgain(later = QUIET_CHECK_MS): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later })
  Object.defineProperty(document, 'visibilityState', { value: 'visible' })
  document.dispatchEvent(new window.Event('visibilitychange'))
}

function shown(): NonNullable<ReturnType<ListPage['list']['$news']['get']>> {
  const state = page.state()
  if (state.kind !== 'shown') throw new Error('No rows are shown')
  return state.shown
}

/** The server has a page without the first row, and with another last one. */
async function changeRows(): Promise<string[]> {
  const { data, meta } = shown().page
  const [first, ...others] = data
  const changed = [...others, { ...first, id: '99999' }]
  await api.control.faults.set([
    { path: 'users', times: 1, fault: { shape: { data: changed, meta } } }
  ])
  return changed.map(({ id }) => id ?? '')
}

describe('a tab that is looked at again', () => {
  test('finds the same rows, and only knows that they are still true', async () => {
    const before = shown()
    lookAgain()
    await vi.waitUntil(() => shown().readAt > before.readAt)
    expect(page.list.$news.get()).toBeUndefined()
    expect(shown().page.data).toBe(before.page.data)
    expect(page.states).toEqual(['shown idle p1'])
  })

  test('tells of changed rows, and moves nothing until asked', async () => {
    const before = page.state()
    const old = page.ids()
    const changed = await changeRows()
    lookAgain()
    await vi.waitUntil(() => page.list.$news.get())
    expect(page.state()).toBe(before)
    expect(page.ids()).toEqual(old)
    page.list.showNewRows()
    expect(page.ids()).toEqual(changed)
    expect(page.list.$news.get()).toBeUndefined()
    expect(await listCalls(api)).toHaveLength(1)
  })

  test('has the sums of a ledger’s news asked for with them', async () => {
    page.leave()
    const path = 'users/42/transactions'
    page = await openShownList(api, `/${path}?limit=10`, 'userTransactionsList')
    const { data, meta } = shown().page
    await api.control.faults.set([
      { path, times: 1, fault: { shape: { data: data.slice(1), meta } } }
    ])
    lookAgain()
    await vi.waitUntil(() => page.list.$news.get())
    page.list.showNewRows()
    await vi.waitUntil(async () => (await listCalls(api)).length === 2)
    expect((await listCalls(api)).at(-1)).toBe(`${path}?limit=1`)
  })

  test('takes back what it told where the rows are as before', async () => {
    await changeRows()
    lookAgain()
    await vi.waitUntil(() => page.list.$news.get())
    lookAgain()
    await vi.waitUntil(() => !page.list.$news.get())
    expect(page.ids()).not.toContain('99999')
  })

  test('asks for nothing where its rows have only just come', async () => {
    lookAgain(QUIET_CHECK_MS / 2)
    page.navigate('/users?limit=10&page=2')
    await page.settled()
    expect(await listCalls(api)).toEqual([
      'users?page=2&limit=10&sort=-createdAt'
    ])
  })

  test('says nothing where it cannot ask', async () => {
    const before = page.state()
    await api.control.faults.set([{ path: 'users', fault: { status: 404 } }])
    lookAgain()
    await vi.waitUntil(async () => (await listCalls(api)).length === 1)
    await new Promise(resolve => setImmediate(resolve))
    expect(page.state()).toBe(before)
    expect(page.list.$news.get()).toBeUndefined()
  })

  test('forgets its news with a move, and with a reload', async () => {
    for (const act of [
      () => page.list.reload(),
      () => page.navigate('/users?limit=10&page=2')
    ]) {
      await changeRows()
      lookAgain()
      await vi.waitUntil(() => page.list.$news.get())
      act()
      expect(page.list.$news.get()).toBeUndefined()
      await page.settled()
      expect(page.ids()).not.toContain('99999')
    }
  })
})
