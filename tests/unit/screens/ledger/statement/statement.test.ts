import { describe, expect, onTestFinished, test, vi } from 'vitest'

import type * as entries from '../../../../../src/screens/ledger/statement/statement-entries.ts'
import type * as statement from '../../../../../src/screens/ledger/statement/statement.ts'
import { useApiServer } from '../../../../support/api-server.ts'
import { listCalls } from '../../../../support/list-page.ts'
import { openSignedIn, type Stores } from '../../../../support/stores.ts'

const api = useApiServer()

/** The user with a long history in several currencies. */
const userId = '42'
const LIST = `users/${userId}/transactions`

interface Opened extends Stores {
  store: typeof statement
  kinds: string[]
  ready: () => statement.Statement
}

/** A signed-in page that shows a statement until the test is over. */
async function openStatement(): Promise<Opened> {
  const stores = await openSignedIn(api)
  const store =
    await import('../../../../../src/screens/ledger/statement/statement.ts')
  const kinds: string[] = []
  onTestFinished(
    store.$statement.subscribe(({ kind }) => void kinds.push(kind))
  )
  await stores.checkSession()
  await api.control.faults.clear()
  return {
    ...stores,
    store,
    kinds,
    ready() {
      const state = store.$statement.get()
      if (state.kind !== 'ready') throw new Error(`It is ${state.kind}`)
      return state.statement
    }
  }
}

/** What the user holds, read as the screen reads it. */
async function heldBy({ client }: Stores): Promise<Map<string, string>> {
  const user = await client.one('user', { path: { id: userId } })
  return new Map(
    user.balances.map(({ currency, available, reserved }) => [
      currency,
      String(BigInt(available) + BigInt(reserved ?? '0'))
    ])
  )
}

describe('a statement', () => {
  test('of all time opens with nothing, and closes with what is held', async () => {
    const page = await openStatement()
    const held = await heldBy(page)
    await page.store.loadStatement({
      userId,
      period: {},
      held: [...held.keys()]
    })
    const { sections, end, asOf } = page.ready()
    expect(end).toEqual({ kind: 'whole' })
    expect(Date.parse(asOf)).toBeGreaterThan(0)
    expect(sections.length).toBeGreaterThanOrEqual(held.size)
    for (const section of sections) {
      expect(section.opening).toBe('0')
      expect(section.closing).toBe(held.get(section.currency))
      expect(section.check.kind).not.toBe('gaps')
    }
    expect(page.kinds.at(0)).toBe('idle')
    expect(page.kinds.at(-1)).toBe('ready')
  })

  test('of one period closes with what the next one opens with', async () => {
    const page = await openStatement()
    const held = [...(await heldBy(page)).keys()]
    const { data } = await page.client.page('userTransactions', {
      path: { id: userId },
      query: { sort: 'createdAt', limit: 100 }
    })
    const middle = data[Math.floor(data.length / 2)]?.createdAt
    const draw = async (
      period: entries.StatementPeriod
    ): Promise<statement.Statement> => {
      await page.store.loadStatement({ userId, period, held })
      return page.ready()
    }
    const before = await draw({ to: middle })
    const after = await draw({ from: middle })
    const named = (
      { sections }: statement.Statement,
      end: 'opening' | 'closing'
    ): Map<string, string | undefined> =>
      new Map(sections.map(section => [section.currency, section[end]]))
    expect(named(after, 'opening')).toEqual(named(before, 'closing'))
  })

  test('asks oldest first, for what has settled or is open', async () => {
    const page = await openStatement()
    const from = '2020-01-01T00:00:00.000Z'
    await page.store.loadStatement({ userId, period: { from }, held: [] })
    const [first] = await listCalls(api)
    expect(first).toBe(
      `${LIST}?status=completed,reversed,pending,reserved&createdAtFrom=${from}&sort=createdAt&limit=100&withTotal=true&page=1`
    )
  })

  test('asks once for the balance before of a currency without entries', async () => {
    const page = await openStatement()
    const from = '2100-01-01T00:00:00.000Z'
    const held = await heldBy(page)
    await api.control.faults.clear()
    await page.store.loadStatement({
      userId,
      period: { from },
      held: [...held.keys()]
    })
    const calls = await listCalls(api)
    expect(calls.slice(1).toSorted()).toEqual(
      [...held.keys()]
        .map(
          currency =>
            `${LIST}?status=completed,reversed&currency=${currency}&createdAtTo=${from}&sort=-createdAt&limit=1&withTotal=false`
        )
        .toSorted()
    )
    for (const { currency, opening, closing } of page.ready().sections) {
      expect(opening).toBe(held.get(currency))
      expect(closing).toBe(opening)
    }
  })

  test('that is dropped while it is read leaves nothing behind', async () => {
    const page = await openStatement()
    await api.control.faults.set([{ path: LIST, fault: { delayMs: 100 } }])
    const drawing = page.store.loadStatement({ userId, period: {}, held: [] })
    await vi.waitUntil(() => api.sent.at(-1)?.address.includes(LIST))
    page.store.dropStatement()
    await drawing
    expect(page.store.$statement.get()).toEqual({ kind: 'idle' })
  })

  test('that cannot be read says why', async () => {
    const page = await openStatement()
    await api.control.faults.set([{ path: LIST, fault: { status: 403 } }])
    await page.store.loadStatement({ userId, period: {}, held: [] })
    expect(page.store.$statement.get()).toMatchObject({
      kind: 'failed',
      error: { kind: 'forbidden' }
    })
  })

  test('is forgotten when the session ends', async () => {
    const page = await openStatement()
    await page.store.loadStatement({ userId, period: {}, held: [] })
    page.clearSession()
    expect(page.store.$statement.get()).toEqual({ kind: 'idle' })
  })
})

describe('pages', () => {
  const asOf = '2026-11-21T14:02:11.000Z'

  interface Fake {
    rows: number
    total?: number
    hasMore: boolean
    nextCursor?: string
    first?: number
  }

  function pageOf(fake: Fake): { data: object[]; meta: object } {
    return {
      data: Array.from({ length: fake.rows }, (_, index) => ({
        id: `txn_${(fake.first ?? 0) + index}`,
        createdAt: asOf,
        type: 'prize',
        status: 'completed',
        direction: 'credit',
        amount: '1',
        currency: 'EUR'
      })),
      meta: {
        page: 1,
        limit: 100,
        total: fake.total ?? null,
        hasMore: fake.hasMore,
        asOf,
        ...(fake.nextCursor ? { nextCursor: fake.nextCursor } : {})
      }
    }
  }

  /** Answers the calls for entries in this order, as no seed of ours would. */
  async function serve(...pages: Fake[]): Promise<void> {
    await api.control.faults.set(
      pages.map(page => ({
        path: LIST,
        times: 1,
        fault: { shape: pageOf(page) }
      }))
    )
  }

  /** As `serve`, with one page that is too long for a fault. */
  function serveMany(page: Fake): void {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      input.includes(LIST)
        ? Promise.resolve(Response.json(pageOf(page)))
        : fetch(input, init)
    )
  }

  test('are followed by the cursor where the server gives one, and counted once', async () => {
    const page = await openStatement()
    await serve(
      { rows: 2, total: 3, hasMore: true, nextCursor: 'c2' },
      { rows: 1, first: 2, hasMore: false }
    )
    await page.store.loadStatement({ userId, period: {}, held: [] })
    const [first, second] = await listCalls(api)
    expect(first).toContain('withTotal=true')
    expect(second).toContain('withTotal=false')
    expect(second).toContain('cursor=c2')
    expect(second).not.toContain('page=')
    expect(page.ready()).toMatchObject({
      end: { kind: 'whole' },
      sections: [{ sumIn: '3' }]
    })
  })

  test('that overlap give every entry once', async () => {
    const page = await openStatement()
    await serve(
      { rows: 2, total: 3, hasMore: true },
      { rows: 2, first: 1, hasMore: false }
    )
    await page.store.loadStatement({ userId, period: {}, held: [] })
    expect(page.ready()).toMatchObject({
      end: { kind: 'whole' },
      sections: [{ sumIn: '3' }]
    })
  })

  test('that bring fewer entries than were counted are owned up to', async () => {
    const page = await openStatement()
    await serve(
      { rows: 2, total: 4, hasMore: true },
      { rows: 1, first: 2, hasMore: false }
    )
    await page.store.loadStatement({ userId, period: {}, held: [] })
    expect(page.ready().end).toEqual({ kind: 'moved' })
  })

  test('that are always the same are not read for ever', async () => {
    const page = await openStatement()
    await serve({ rows: 2, hasMore: true }, { rows: 2, hasMore: true })
    await page.store.loadStatement({ userId, period: {}, held: [] })
    expect(page.ready().end).toEqual({ kind: 'moved' })
    expect(await listCalls(api)).toHaveLength(2)
  })

  test('beyond 5,000 entries are not read, and that is said', async () => {
    const page = await openStatement()
    serveMany({ rows: 5001, total: 5003, hasMore: true })
    await page.store.loadStatement({ userId, period: {}, held: [] })
    expect(page.ready()).toMatchObject({
      end: { kind: 'cut', expected: 5003 },
      sections: [{ sumIn: '5000' }]
    })
  })

  test('of exactly 5,000 entries are the whole', async () => {
    const page = await openStatement()
    serveMany({ rows: 5000, total: 5000, hasMore: false })
    await page.store.loadStatement({ userId, period: {}, held: [] })
    expect(page.ready().end).toEqual({ kind: 'whole' })
  })

  test('of all currencies give each one its own balance before', async () => {
    const page = await openStatement()
    const { data, meta } = pageOf({ rows: 2, hasMore: false })
    const [newer, older] = data
    // As a server answers that does not filter by currency.
    const shape = {
      data: [
        { ...newer, currency: 'PLN', balanceAfter: '700' },
        { ...older, currency: 'EUR', balanceAfter: '120' }
      ],
      meta
    }
    await api.control.faults.set([
      {
        path: LIST,
        times: 1,
        fault: { shape: pageOf({ rows: 0, hasMore: false }) }
      },
      { path: LIST, fault: { shape } }
    ])
    await page.store.loadStatement({
      userId,
      period: { from: '2100-01-01T00:00:00.000Z' },
      held: ['EUR', 'PLN', 'TKN']
    })
    const { sections } = page.ready()
    expect(sections.map(one => [one.currency, one.opening])).toEqual([
      ['EUR', '120'],
      ['PLN', '700'],
      ['TKN', '0']
    ])
  })

  test('tell how many of how many are read', async () => {
    const page = await openStatement()
    const seen: unknown[] = []
    onTestFinished(
      page.store.$statement.subscribe(state => {
        if (state.kind === 'reading') seen.push([state.read, state.expected])
      })
    )
    await serve(
      { rows: 2, total: 3, hasMore: true },
      { rows: 1, first: 2, hasMore: false }
    )
    await page.store.loadStatement({ userId, period: {}, held: [] })
    expect(seen).toEqual([
      [0, undefined],
      [2, 3],
      [3, 3]
    ])
  })
})
