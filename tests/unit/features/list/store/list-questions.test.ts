import { describe, expect, test } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import {
  listCalls,
  type ListPage,
  openShownList
} from '../../../../support/list-page.ts'

const api = useApiServer()

const ADDRESS = '/users/42/transactions'
const PATH = 'users/42/transactions'
const { signal } = new AbortController()

const open = (query = ''): Promise<ListPage> =>
  openShownList(api, ADDRESS + query, 'userTransactionsList')

describe('how many rows a value has', () => {
  test('is counted under all the other filters', async () => {
    const page = await open('?type=deposit&status=completed')
    const counts = await page.list.countValues('type', signal)
    expect(counts.length).toBeGreaterThan(1)
    expect(counts.find(({ value }) => value === 'deposit')?.count).toBe(
      page.ids().length
    )
    expect(await listCalls(api)).toEqual([
      `${PATH}?type=deposit&status=completed&limit=1&withTotal=false&withCounts=type`
    ])
  })

  test('is none where the server does not count', async () => {
    const page = await open()
    const meta = {
      page: 1,
      limit: 1,
      hasMore: false,
      asOf: '2026-11-21T14:02Z'
    }
    await api.control.faults.set([
      { path: PATH, times: 1, fault: { shape: { data: [], meta } } }
    ])
    expect(await page.list.countValues('type', signal)).toEqual([])
  })

  test('is no question where another screen is shown', async () => {
    const page = await open()
    page.navigate('/games')
    await expect(page.list.countValues('type', signal)).rejects.toMatchObject({
      kind: 'aborted'
    })
    expect(await listCalls(api)).toEqual([])
  })
})

describe('all that match', () => {
  test('are read by the most that a call gives, and counted once', async () => {
    const page = await open('?limit=10&page=2&sort=createdAt')
    const asOf = new Date().toISOString()
    const first = await page.list.walk(page.route(), asOf)({ page: 1 }, signal)
    expect(first.data.length).toBe(first.meta.total)
    expect(first.data.length).toBeGreaterThan(10)
    await page.list.walk(page.route(), asOf)({ page: 2 }, signal)
    const asked = `createdAtTo=${asOf}&sort=createdAt&limit=100`
    expect(await listCalls(api)).toEqual([
      `${PATH}?${asked}&page=1&withTotal=true`,
      `${PATH}?${asked}&page=2&withTotal=false`
    ])
  })

  test('hold nothing that came after the instant', async () => {
    const page = await open()
    const state = page.state()
    const rows = state.kind === 'shown' ? state.shown.page.data : []
    const asOf = rows[4]?.createdAt ?? ''
    const { data } = await page.list.walk(page.route(), asOf)(
      { page: 1 },
      signal
    )
    const made = data.map(({ createdAt }) => Date.parse(createdAt))
    expect(Math.max(...made)).toBeLessThan(Date.parse(asOf))
    expect(data.map(({ id }) => id)).toEqual(page.ids().slice(5))
  })

  test('end with their period where that ends earlier', async () => {
    const end = '2026-01-01T00:00:00.000Z'
    const page = await open(`?createdAt=..${end}`)
    const asOf = '2026-11-21T00:00:00.000Z'
    await page.list.walk(page.route(), asOf)({ page: 1 }, signal)
    expect((await listCalls(api)).at(-1)).toContain(`createdAtTo=${end}`)
  })

  test('match by the days of the instant, also after its midnight', async () => {
    const page = await open('?createdAt=yesterday&zone=UTC')
    const asOf = '2026-03-01T23:58:00.000Z'
    await page.list.walk(page.route(), asOf)({ page: 1 }, signal)
    expect((await listCalls(api)).at(-1)).toContain(
      '?createdAtFrom=2026-02-28T00:00:00.000Z&createdAtTo=2026-03-01T00:00:00.000Z&'
    )
  })

  test('answer one question, whatever is shown meanwhile', async () => {
    const page = await open('?type=deposit')
    const asOf = new Date().toISOString()
    const read = page.list.walk(page.route(), asOf)
    await read({ page: 1 }, signal)
    page.navigate('/users/42/transactions?type=prize')
    await read({ page: 2 }, signal)
    const asked = (await listCalls(api)).filter(call => call.includes(asOf))
    expect(asked).toHaveLength(2)
    for (const call of asked) expect(call).toContain('?type=deposit&')
  })

  test('go on at a cursor', async () => {
    const page = await open('?type=deposit')
    const asOf = new Date().toISOString()
    const place = { page: 2, cursor: 'there' }
    await expect(
      page.list.walk(page.route(), asOf)(place, signal)
    ).rejects.toMatchObject({ facts: { code: 'invalid-cursor' } })
    expect((await listCalls(api)).at(-1)).toContain('cursor=there')
  })
})
