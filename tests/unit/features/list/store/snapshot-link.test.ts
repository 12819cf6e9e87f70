import { describe, expect, test, vi } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import {
  type ListPage,
  openListPage,
  openShownList
} from '../../../../support/list-page.ts'

const api = useApiServer()

const AS_OF = '2026-11-21T14:02:11.000Z'

/** The link to the rows of an address as they were at an instant. */
async function linkOf(page: ListPage, asOf = AS_OF): Promise<string> {
  const { snapshotLink } =
    await import('../../../../../src/features/list/store/snapshot-link.ts')
  return snapshotLink(page.list, page.route(), asOf)
}

/** The address that makes the shown one live. */
async function liveHref({ list, route }: ListPage): Promise<string> {
  const { liveQuery } =
    await import('../../../../../src/features/list/store/snapshot-link.ts')
  return list.href(route(), liveQuery(list.query(route())))
}

describe('a link to these rows', () => {
  test.each([
    [
      '/users?status=banned',
      `/users?status=banned&createdAt=..${AS_OF}&zone=UTC&frozen=${AS_OF}&live=createdAt:`
    ],
    [
      '/users?createdAt=7d&limit=10&page=2&open=5&cursor=x',
      `/users?createdAt=2026-11-15T00:00:00.000Z..${AS_OF}&zone=UTC&limit=10&page=2&cursor=x&frozen=${AS_OF}&live=createdAt:7d`
    ],
    [
      '/users?createdAt=2026-11-01..&zone=Europe/Berlin',
      `/users?createdAt=2026-10-31T23:00:00.000Z..${AS_OF}&zone=Europe/Berlin&frozen=${AS_OF}&live=createdAt:2026-11-01..`
    ],
    [
      '/users?createdAt=2026-01-01..2026-01-31&lastSeenAt=before-30d',
      `/users?createdAt=2026-01-01T00:00:00.000Z..2026-02-01T00:00:00.000Z&lastSeenAt=..2026-10-22T00:00:00.000Z&zone=UTC&frozen=${AS_OF}&live=createdAt:2026-01-01..2026-01-31,lastSeenAt:before-30d`
    ]
  ])('%s', async (address, link) => {
    const page = await openListPage(api, address)
    expect(await linkOf(page)).toBe(link)
  })

  test.each([
    ['/users', undefined],
    ['/users?search=a&status=banned&sort=email', undefined],
    ['/users?createdAt=7d&zone=Asia/Tokyo', undefined],
    ['/users?createdAt=2026-11-01..&lastSeenAt=30d&zone=UTC', undefined],
    ['/system-wallets/transactions?zone=UTC', 'walletTransactionsList'],
    ['/system-wallets/transactions?createdAt=any', 'walletTransactionsList']
  ] as const)('can be made live again: %s', async (address, name) => {
    const page = await openListPage(api, address, name)
    const query = page.list.query(page.route())
    page.navigate(await linkOf(page))
    expect(page.list.query(page.route()).snapshot?.at).toBe(AS_OF)
    expect(page.list.$corrections.get()).toEqual([])
    page.navigate(await liveHref(page))
    expect(page.list.query(page.route())).toEqual(query)
  })

  test('of a frozen list is the same one', async () => {
    const page = await openListPage(api, '/users?createdAt=7d&page=2&cursor=x')
    const link = await linkOf(page)
    page.navigate(`${link}&open=5`)
    expect(await linkOf(page, '2026-12-24T00:00:00.000Z')).toBe(link)
  })

  test('is live no longer where another filter is chosen', async () => {
    const page = await openListPage(api, '/users?createdAt=7d')
    page.navigate(await linkOf(page))
    const { filters } = page.list.query(page.route())
    const href = page.list.href(page.route(), {
      filters: { ...filters, status: ['banned'] }
    })
    expect(href).toBe(
      `/users?status=banned&createdAt=2026-11-15T00:00:00.000Z..${AS_OF}`
    )
  })

  test.each([
    ['/users?status=banned,closed&page=2&limit=10', undefined],
    ['/users/42/transactions?limit=10&page=2', 'userTransactionsList'],
    ['/system-wallets/transactions', 'walletTransactionsList'],
    [
      '/system-wallets/transactions?createdAt=any&limit=50',
      'walletTransactionsList'
    ]
  ] as const)('opens the same rows: %s', async (address, name) => {
    const page = await openShownList(api, address, name)
    const state = page.state()
    const rows = state.kind === 'shown' ? state.shown : undefined
    const before = page.ids()
    const link = await linkOf(page, rows?.page.meta.asOf)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    page.navigate(link)
    await page.settled()
    expect(before.length).toBeGreaterThan(0)
    expect(page.ids()).toEqual(before)
  })

  test.each([
    ['/users?createdAt=30d&limit=10', undefined],
    ['/users/42/transactions?limit=10', 'userTransactionsList']
  ] as const)('stays with its cursor: %s', async (address, name) => {
    const page = await openShownList(api, address, name)
    const first = page.state()
    const cursor =
      first.kind === 'shown' ? first.shown.page.meta.nextCursor : undefined
    page.navigate(
      page.list.href(page.route(), { page: 2, cursor: cursor ?? '' })
    )
    await page.settled()
    const before = page.ids()
    // By its number it would be another page.
    const link = (await linkOf(page, new Date().toISOString())).replace(
      'page=2',
      'page=7'
    )
    page.navigate(link)
    await page.settled()
    expect(location.search).toContain(`cursor=${cursor}`)
    expect(page.ids()).toEqual(before)
    expect(page.list.$corrections.get()).toEqual([])
  })

  test('goes by the number of its page where the cursor is refused', async () => {
    const page = await openShownList(api, '/users?limit=10&page=2')
    const before = page.ids()
    const link = await linkOf(page, new Date().toISOString())
    page.navigate(`${link}&cursor=none`)
    await page.settled()
    await vi.waitFor(() => expect(location.search).not.toContain('cursor'))
    await page.settled()
    expect(page.ids()).toEqual(before)
    expect(page.list.$corrections.get()).toEqual([])
  })
})
