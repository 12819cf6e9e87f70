import { describe, expect, onTestFinished, test, vi } from 'vitest'

import type * as dailyNet from '../../../../src/screens/ledger/daily-net.ts'
import { useApiServer } from '../../../support/api-server.ts'
import { listCalls } from '../../../support/list-page.ts'
import { openSignedIn, type Stores } from '../../../support/stores.ts'

const api = useApiServer()

/** The user with a long history in several currencies. */
const QUESTION = {
  call: 'userDailyNet',
  path: { id: '42' },
  params: {},
  currency: 'EUR',
  zone: 'UTC'
} as const satisfies dailyNet.DailyNetQuestion
const DAILY = 'users/42/transactions/daily'

interface Opened extends Stores {
  store: typeof dailyNet
  kinds: string[]
  /** Waits until nothing is under way. */
  settled: () => Promise<void>
}

/** A signed-in page that shows a chart until the test is over. */
async function openChart(): Promise<Opened> {
  const stores = await openSignedIn(api)
  const store = await import('../../../../src/screens/ledger/daily-net.ts')
  const kinds: string[] = []
  onTestFinished(store.$dailyNet.subscribe(({ kind }) => void kinds.push(kind)))
  onTestFinished(store.dropDailyNet)
  await stores.checkSession()
  await api.control.faults.clear()
  return {
    ...stores,
    store,
    kinds,
    async settled() {
      await vi.waitUntil(() => store.$dailyNet.get().kind !== 'loading')
    }
  }
}

describe('net per day', () => {
  test('is asked for with the filters, the currency and the zone', async () => {
    const { store, settled, kinds } = await openChart()
    const params = {
      type: 'prize,refund',
      createdAtFrom: '2020-01-01T00:00:00Z'
    }
    store.askDailyNet({ ...QUESTION, params, zone: 'Europe/Warsaw' })
    await settled()
    expect(await listCalls(api)).toEqual([
      `${DAILY}?type=prize,refund&createdAtFrom=2020-01-01T00:00:00Z&currency=EUR&zone=Europe/Warsaw`
    ])
    expect(kinds).toEqual(['loading', 'shown'])
  })

  test('is that of the entries', async () => {
    const { store, settled, client } = await openChart()
    store.askDailyNet(QUESTION)
    await settled()
    const state = store.$dailyNet.get()
    const days = state.kind === 'shown' ? state.net.days : []
    const { meta } = await client.page('userTransactions', {
      path: { id: '42' },
      query: { currency: 'EUR' }
    })
    const sum = days.reduce((net, day) => net + BigInt(day.net), 0n)
    expect(String(sum)).toBe(meta.totals?.[0]?.net)
    expect(days.length).toBeGreaterThan(1)
  })

  test('of the system wallets is asked for in the same way', async () => {
    const { store, settled } = await openChart()
    store.askDailyNet({ ...QUESTION, call: 'walletDailyNet', path: {} })
    await settled()
    expect(store.$dailyNet.get()).toMatchObject({
      kind: 'shown',
      net: { currency: 'EUR', zone: 'UTC' }
    })
  })

  test('is asked for once as long as the question is the same', async () => {
    const { store, settled } = await openChart()
    store.askDailyNet(QUESTION)
    await settled()
    store.askDailyNet({ ...QUESTION })
    expect(await listCalls(api)).toHaveLength(1)
  })

  test('of an older question never replaces that of a newer one', async () => {
    const { store, settled, kinds } = await openChart()
    await api.control.faults.set([
      { path: DAILY, times: 1, fault: { delayMs: 150 } }
    ])
    store.askDailyNet(QUESTION)
    await vi.waitUntil(() => api.sent.at(-1)?.address.includes('daily'))
    store.askDailyNet({ ...QUESTION, currency: 'PLN' })
    await settled()
    await api.answered()
    expect(store.$dailyNet.get()).toMatchObject({ net: { currency: 'PLN' } })
    expect(kinds.filter(kind => kind !== 'loading')).toEqual(['shown'])
  })

  test('that cannot be had says why, and can be asked for again', async () => {
    const { store, settled } = await openChart()
    await api.control.faults.set([
      { path: DAILY, times: 2, fault: { status: 503 } }
    ])
    store.askDailyNet(QUESTION)
    await settled()
    expect(store.$dailyNet.get()).toMatchObject({
      kind: 'failed',
      error: { kind: 'server' }
    })
    store.reloadDailyNet()
    await settled()
    expect(store.$dailyNet.get().kind).toBe('shown')
  })

  test('is asked for once more in the quiet, as it is now', async () => {
    const { store, settled, kinds } = await openChart()
    store.renewDailyNet()
    store.askDailyNet(QUESTION)
    store.renewDailyNet()
    await settled()
    expect(await listCalls(api)).toHaveLength(1)
    const before = store.$dailyNet.get()
    store.renewDailyNet()
    expect(store.$dailyNet.get()).toBe(before)
    await vi.waitUntil(() => store.$dailyNet.get() !== before)
    expect(await listCalls(api)).toHaveLength(2)
    expect(kinds).toEqual(['loading', 'shown', 'shown'])
  })

  test.each([404, 405, 501])(
    'is absent where the backend answers %i, and is not asked for again',
    async status => {
      const { store, settled, kinds } = await openChart()
      await api.control.faults.set([{ path: DAILY, fault: { status } }])
      store.askDailyNet(QUESTION)
      await settled()
      store.askDailyNet({ ...QUESTION, currency: 'PLN' })
      expect(kinds).toEqual(['loading', 'absent'])
      expect(await listCalls(api)).toHaveLength(1)
      store.askDailyNet({ ...QUESTION, path: { id: '43' } })
      await settled()
      expect(store.$dailyNet.get().kind).toBe('shown')
    }
  )

  test('waits for a session, and ends with it', async () => {
    const { store, settled, clearSession } = await openChart()
    store.askDailyNet(QUESTION)
    await settled()
    clearSession()
    expect(store.$dailyNet.get().kind).toBe('loading')
    store.askDailyNet({ ...QUESTION, currency: 'PLN' })
    expect(await listCalls(api)).toHaveLength(1)
  })
})
