import { describe, expect, test, vi } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import {
  type ListPage,
  listCalls,
  openShownList
} from '../../../../support/list-page.ts'

const api = useApiServer()

const WALLETS = '/system-wallets/transactions'

/** A shown list, to somebody in Tokyo who sees times in UTC. */
async function openInTokyo(
  address: string,
  name?: Parameters<typeof openShownList>[2]
): Promise<ListPage & { chooseOwnZone: () => void }> {
  const page = await openShownList(api, address, name)
  const { chooseZone } =
    await import('../../../../../src/stores/preferences/zone.ts')
  return { ...page, chooseOwnZone: () => chooseZone('own') }
}

const from = (calls: readonly string[]): string[] =>
  calls.flatMap(call => /createdAtFrom=([^&]*)/u.exec(call)?.[1] ?? [])

describe('another zone', () => {
  test('asks again where days are meant', async () => {
    const page = await openInTokyo('/users?createdAt=2026-11-01..')
    page.chooseOwnZone()
    await page.settled()
    expect(await listCalls(api)).toEqual([
      'users?createdAtFrom=2026-10-31T15:00:00.000Z&page=1&limit=25&sort=-createdAt'
    ])
    expect(location.search).toBe('?createdAt=2026-11-01..')
  })

  test('asks again for the days by default, and for their sum', async () => {
    const page = await openInTokyo(WALLETS, 'walletTransactionsList')
    page.chooseOwnZone()
    await page.settled()
    await vi.waitUntil(async () => (await listCalls(api)).length === 2)
    const [rows = '', sum] = from(await listCalls(api))
    expect(rows).toMatch(/T15:00:00\.000Z$/u)
    expect(sum).toBe(rows)
  })

  test.each([
    '/users',
    '/users?createdAt=2026-11-01T10:00:00.000Z..',
    '/users?createdAt=..2026-11-01T10:00:00.000Z&zone=Europe/Berlin'
  ])('asks for nothing where no days are meant: %s', async address => {
    const page = await openInTokyo(address)
    page.chooseOwnZone()
    await page.settled()
    expect(await listCalls(api)).toEqual([])
  })

  test('is the one of the address where it names one', async () => {
    const page = await openInTokyo(
      '/users?createdAt=2026-11-01..&zone=Europe/Berlin'
    )
    page.list.reload()
    await page.settled()
    expect(from(await listCalls(api))).toEqual(['2026-10-31T23:00:00.000Z'])
  })
})

describe('a period of days', () => {
  test('is chosen together with the zone that it is seen in', async () => {
    const page = await openInTokyo('/users?page=2')
    page.chooseOwnZone()
    const choose = (period: string): string =>
      page.list.href(page.route(), { filters: { createdAt: [period] } })
    expect(choose('7d')).toBe('/users?createdAt=7d&zone=Asia/Tokyo')
    expect(choose('2026-11-01T10:00:00.000Z..')).toBe(
      '/users?createdAt=2026-11-01T10:00:00.000Z..'
    )
    page.navigate(choose('7d'))
    expect(page.list.href(page.route(), { filters: {} })).toBe('/users')
    await page.settled()
  })
})

describe('a period in a tab of the drawer', () => {
  test('names its zone, asks for no rows, and ends with the drawer', async () => {
    const page = await openInTokyo('/admins?open=adm_02', 'adminsList')
    page.chooseOwnZone()
    await page.settled()
    await listCalls(api)
    const tab = { name: 'record', filters: { createdAt: ['7d'] } }
    const chosen = page.list.href(page.route(), { tab })
    expect(chosen).toBe(
      '/admins?zone=Asia/Tokyo&open=adm_02&tab=record&record.createdAt=7d'
    )
    page.navigate(chosen)
    await page.settled()
    expect(await listCalls(api)).toEqual([])
    const closed = page.list.href(page.route(), { open: '' })
    expect(closed).toBe('/admins')
    expect(page.list.viewQuery(page.route())).toBe('')
  })
})

describe('all wallets', () => {
  test('are those of the reader, until a filter fixes the zone', async () => {
    const page = await openInTokyo(WALLETS, 'walletTransactionsList')
    page.chooseOwnZone()
    await page.settled()
    expect(location.pathname + location.search).toBe(WALLETS)
    const { filters } = page.list.query(page.route())
    const narrowed = { filters: { ...filters, type: ['prize'] } }
    expect(page.list.href(page.route(), narrowed)).toBe(
      `${WALLETS}?type=prize&zone=Asia/Tokyo`
    )
  })

  test('are those of the last 7 days, until "any" is asked for', async () => {
    const page = await openShownList(api, WALLETS, 'walletTransactionsList')
    page.list.reload()
    await page.settled()
    const [begin = ''] = from(await listCalls(api))
    const age = Date.now() - Date.parse(begin)
    expect(Math.floor(age / 86_400_000)).toBe(6)
    const few = page.ids().length
    page.navigate(page.list.href(page.route(), { filters: {} }))
    expect(location.search).toBe('?createdAt=any')
    await page.settled()
    expect(page.ids().length).toBeGreaterThan(few)
    expect((await listCalls(api)).at(-1)).not.toContain('createdAtFrom')
  })
})
