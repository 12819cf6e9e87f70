import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import type { BalanceCheck } from '../../../../src/screens/ledger/balance-check.ts'
import { useApiServer } from '../../../support/api-server.ts'
import {
  listCalls,
  type ListPage,
  openListPage
} from '../../../support/list-page.ts'

const api = useApiServer()
const path = 'users/42/transactions'
const isRows = (call: string): boolean => call.includes('page=')

interface LedgerPage extends ListPage {
  balances: () => BalanceCheck
  /** Every reach so far. */
  reaches: string[]
  /** Waits until it is known what the rows were held against. */
  lookedBack: () => Promise<void>
}

/** The signals of the questions for a page, by the number of the page. */
let signals: Map<string, AbortSignal>

beforeEach(() => {
  signals = new Map()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const page = /[?&]page=(\d+)/u.exec(input)?.[1]
    if (page !== undefined && init.signal) signals.set(page, init.signal)
    return fetch(input, init)
  })
})

/** The entries of a user with three pages of ten, before the session. */
async function openLedger(query: string): Promise<LedgerPage> {
  const page = await openListPage(
    api,
    `/${path}${query}`,
    'userTransactionsList'
  )
  const { $userBalances } =
    await import('../../../../src/screens/ledger/ledger-balances.ts')
  const reaches: string[] = []
  onTestFinished(
    $userBalances.subscribe(check => {
      reaches.push('reach' in check ? check.reach.kind : check.kind)
    })
  )
  return {
    ...page,
    balances: () => $userBalances.get(),
    reaches,
    async lookedBack() {
      await page.settled()
      await vi.waitUntil(() => !['looking', undefined].includes(reaches.at(-1)))
    }
  }
}

async function openLookedBack(query: string): Promise<LedgerPage> {
  const page = await openLedger(query)
  await page.session.checkSession()
  await page.lookedBack()
  await page.summed()
  return page
}

async function rowCalls(): Promise<string[]> {
  return (await listCalls(api)).filter(isRows)
}

/** An answer of the reference API, as it would come. */
async function answerTo(
  page: ListPage,
  asked: Record<string, string>
): Promise<{ data: object[]; meta: Record<string, unknown> }> {
  const place = { page: Number(asked['page']), cursor: '' }
  const read = await page.list.readPage(
    asked,
    place,
    new AbortController().signal
  )
  return read.page
}

const newest = { sort: '-createdAt', limit: '10' }

describe('the look back', () => {
  test('reads the next page once, after the rows are shown', async () => {
    const page = await openLookedBack('?limit=10')
    const [rows, older, ...others] = await rowCalls()
    expect(rows).toContain('page=1')
    expect(older).toMatch(/page=2&.*cursor=/u)
    expect(older).toContain('withTotal=false')
    expect(others).toEqual([])
    expect(page.states).toEqual(['loading', 'loading', 'shown idle p1'])
    expect(page.balances()).toMatchObject({ kind: 'adds-up' })
    expect(page.reaches.slice(-2)[0]).toBe('looking')
    expect(['earlier', 'partly']).toContain(page.reaches.at(-1))
  })

  test('leaves what it read for Next, which then is at once', async () => {
    const page = await openLookedBack('?limit=10')
    const state = page.state()
    const meta = state.kind === 'shown' ? state.shown.page.meta : undefined
    page.states.length = 0
    const cursor = meta?.nextCursor ?? ''
    page.navigate(page.list.href(page.route(), { page: 2, cursor }))
    expect(page.states).toEqual(['shown loading p2'])
    await page.lookedBack()
    expect(page.states).toEqual(['shown loading p2', 'shown idle p2'])
  })

  test('works where nobody counts and there is no cursor', async () => {
    const page = await openLookedBack('?limit=10')
    const { data, meta } = await answerTo(page, { ...newest, page: '1' })
    const { total: _, totalPages: _pages, nextCursor: _next, ...bare } = meta
    await api.control.faults.clear()
    await api.control.faults.set([
      { path, times: 1, fault: { shape: { data, meta: bare } } }
    ])
    page.list.reload()
    await page.lookedBack()
    expect((await rowCalls()).map(call => call.split('&withTotal')[0])).toEqual(
      [`${path}?page=1&limit=10&sort=-createdAt`, expect.anything()]
    )
    expect((await rowCalls()).at(-1)).toMatch(/page=2/u)
    expect((await rowCalls()).at(-1)).not.toMatch(/cursor/u)
    expect(page.balances()).toMatchObject({ kind: 'adds-up' })
  })

  test('reads the page before where the oldest come first', async () => {
    const page = await openLookedBack('?limit=10&sort=createdAt')
    expect(await rowCalls()).toHaveLength(1)
    expect(page.balances()).toEqual({
      kind: 'adds-up',
      reach: { kind: 'first-entry' }
    })
    const state = page.state()
    const meta = state.kind === 'shown' ? state.shown.page.meta : undefined
    const cursor = meta?.nextCursor ?? ''
    page.navigate(page.list.href(page.route(), { page: 2, cursor }))
    await page.lookedBack()
    const calls = await rowCalls()
    expect(calls.at(-1)).toMatch(/page=1&/u)
    expect(calls).toHaveLength(3)
    expect(page.balances()).toEqual({
      kind: 'adds-up',
      reach: { kind: 'earlier' }
    })
  })

  test('finds nothing before the last page, which begins at zero', async () => {
    const page = await openLookedBack('?limit=10&page=3')
    expect(await rowCalls()).toHaveLength(1)
    expect(page.balances()).toEqual({
      kind: 'adds-up',
      reach: { kind: 'first-entry' }
    })
  })

  test('takes openings as they are where the period begins', async () => {
    const page = await openLookedBack('?createdAt=2000-01-01..&limit=100')
    expect(page.balances()).toEqual({
      kind: 'adds-up',
      reach: { kind: 'period' }
    })
  })

  test('finds a gap that lies exactly between two pages', async () => {
    const page = await openLookedBack('?limit=10&currency=EUR')
    const asked = { ...newest, currency: 'EUR' }
    const { data, meta } = await answerTo(page, { ...asked, page: '2' })
    const lost = 700n
    const moved = data.map(row => {
      const entry = row as Record<string, string | null | undefined>
      const less = (text: string | null = '0'): string =>
        String(BigInt(text ?? '0') - lost)
      return entry['balanceAfter'] === null
        ? entry
        : {
            ...entry,
            balanceBefore: less(entry['balanceBefore']),
            balanceAfter: less(entry['balanceAfter'])
          }
    })
    await api.control.faults.set([
      { path, fault: { delayMs: 0 }, times: 1 },
      { path, fault: { shape: { data: moved, meta } } }
    ])
    page.list.reload()
    await page.lookedBack()
    const oldest = page.ids().at(-1)
    expect(page.balances()).toMatchObject({
      kind: 'gaps',
      gaps: [{ kind: 'between', id: oldest, unexplained: String(lost) }]
    })
  })

  test('counts an entry of the same instant on the page before', async () => {
    const page = await openLookedBack('?limit=10&currency=EUR')
    const { reach } = page.balances() as { reach: object }
    const asked = { ...newest, currency: 'EUR' }
    const { data, meta } = await answerTo(page, { ...asked, page: '2' })
    const state = page.state()
    const rows = state.kind === 'shown' ? state.shown.page.data : []
    const [next, ...others] = data
    const together = { ...next, createdAt: rows.at(-1)?.createdAt }
    await api.control.faults.set([
      { path, fault: { delayMs: 0 }, times: 1 },
      { path, fault: { shape: { data: [together, ...others], meta } } }
    ])
    page.list.reload()
    await page.lookedBack()
    expect(page.balances()).toEqual({ kind: 'adds-up', reach })
  })

  test('is called off where the place changes, and keeps nothing', async () => {
    const page = await openLedger('?limit=10')
    await api.control.faults.set([{ path, fault: { delayMs: 100 } }])
    await page.session.checkSession()
    await vi.waitUntil(() => signals.has('2'))
    const signal = signals.get('2')
    expect(signal?.aborted).toBe(false)
    page.navigate(`/${path}?limit=10&type=deposit`)
    expect(signal?.aborted).toBe(true)
    await page.settled()
    await api.answered()
    expect(page.balances()).toEqual({ kind: 'hidden-rows' })
    page.states.length = 0
    page.navigate(`/${path}?limit=10&page=2`)
    expect(page.states).toEqual(['shown loading p1'])
  })

  test('is called off where the list is left, and with the session', async () => {
    const page = await openLedger('?limit=10')
    const slow = { path, fault: { delayMs: 100 } }
    await api.control.faults.set([slow])
    await page.session.checkSession()
    await vi.waitUntil(() => signals.has('2'))
    page.navigate('/users')
    expect(signals.get('2')?.aborted).toBe(true)
    signals.clear()
    page.navigate(`/${path}?limit=10`)
    await vi.waitUntil(() => signals.has('2'))
    page.session.clearSession()
    expect(signals.get('2')?.aborted).toBe(true)
    expect(page.balances()).toEqual({ kind: 'nothing-to-check' })
  })

  test('that fails leaves the rows alone, and covers this page only', async () => {
    const page = await openLedger('?limit=10')
    await api.control.faults.set([
      { path, times: 1, fault: { delayMs: 0 } },
      { path, fault: { status: 404 } }
    ])
    await page.session.checkSession()
    await page.lookedBack()
    expect(page.balances()).toEqual({
      kind: 'adds-up',
      reach: { kind: 'page' }
    })
    expect(page.states.at(-1)).toBe('shown idle p1')
    await api.control.faults.clear()
    page.reaches.length = 0
    page.list.reload()
    await page.lookedBack()
    expect(page.reaches[0]).toBe('looking')
    expect(['earlier', 'partly']).toContain(page.reaches.at(-1))
  })

  test('asks for nothing where filters hide rows', async () => {
    const page = await openLookedBack('?limit=10&direction=credit')
    expect(page.balances()).toEqual({ kind: 'hidden-rows' })
    expect(await rowCalls()).toHaveLength(1)
  })

  test('holds nothing against rows that are newer than the page', async () => {
    const page = await openLookedBack('?limit=10&currency=EUR')
    const asked = { ...newest, currency: 'EUR' }
    const { data, meta } = await answerTo(page, { ...asked, page: '1' })
    const newer = data.map((row, index) => ({
      ...row,
      id: `new-${index}`,
      createdAt: '2099-01-01T00:00:00.000Z'
    }))
    await api.control.faults.set([
      { path, fault: { delayMs: 0 }, times: 1 },
      { path, fault: { shape: { data: newer, meta } } }
    ])
    page.reaches.length = 0
    page.list.reload()
    await page.lookedBack()
    expect(page.balances()).toEqual({
      kind: 'adds-up',
      reach: { kind: 'partly', accounts: 1 }
    })
  })

  test('holds nothing against entries that slid in from the shown page', async () => {
    const page = await openLookedBack('?limit=10&currency=EUR')
    const asked = { ...newest, currency: 'EUR' }
    const { data, meta } = await answerTo(page, { ...asked, page: '1' })
    const state = page.state()
    const rows = state.kind === 'shown' ? state.shown.page.data : []
    const [first] = rows
    const oldest = rows.at(-1)
    expect(Date.parse(first?.createdAt ?? '')).toBeGreaterThan(
      Date.parse(oldest?.createdAt ?? '')
    )
    const slid = data.map((row, index) => ({
      ...row,
      id: `slid-${index}`,
      createdAt: first?.createdAt
    }))
    await api.control.faults.set([
      { path, fault: { delayMs: 0 }, times: 1 },
      { path, fault: { shape: { data: slid, meta } } }
    ])
    page.reaches.length = 0
    page.list.reload()
    await page.lookedBack()
    expect(page.balances()).toEqual({
      kind: 'adds-up',
      reach: { kind: 'partly', accounts: 1 }
    })
  })
})
