import { describe, expect, onTestFinished, test, vi } from 'vitest'

import type * as store from '../../../../src/screens/ledger/daily-net.ts'
import { useApiServer } from '../../../support/api-server.ts'
import { listCalls } from '../../../support/list-page.ts'
import { openSignedIn, type Stores } from '../../../support/stores.ts'

const api = useApiServer()

/** The user with a long history in several currencies. */
const REQUEST = {
  call: 'userDailyNet',
  path: { id: '42' },
  params: {},
  currency: 'EUR',
  zone: 'UTC'
} as const satisfies store.DailyNetRequest
const DAILY = 'users/42/transactions/daily'

interface Opened extends Stores {
  dailyNet: typeof store.dailyNet
  $absentDailyNets: typeof store.$absentDailyNets
  /** Opens a request, in place of the one before. */
  open: (request: store.DailyNetRequest) => void
  /** The states since the page was opened, as `shown idle`. */
  states: string[]
  /** Waits until nothing is under way. */
  settled: () => Promise<void>
}

/** A signed-in page that shows a chart until the test is over. */
async function openChart(): Promise<Opened> {
  const stores = await openSignedIn(api)
  const { dailyNet, $absentDailyNets } =
    await import('../../../../src/screens/ledger/daily-net.ts')
  const states: string[] = []
  const nameState = (): string => {
    const state = dailyNet.$state.get()
    return state.kind === 'shown' ? `shown ${state.activity}` : state.kind
  }
  onTestFinished(dailyNet.$state.listen(() => void states.push(nameState())))
  let close = (): void => undefined
  onTestFinished(() => close())
  await stores.checkSession()
  await api.control.faults.clear()
  return {
    ...stores,
    dailyNet,
    $absentDailyNets,
    states,
    open(request) {
      close()
      close = dailyNet.open(JSON.stringify(request))
    },
    async settled() {
      await vi.waitUntil(() => /failed|idle/u.test(nameState()))
    }
  }
}

describe('net per day', () => {
  test('is asked for with the filters, the currency and the zone', async () => {
    const { open, settled, states } = await openChart()
    const params = {
      type: 'prize,refund',
      createdAtFrom: '2020-01-01T00:00:00Z'
    }
    open({ ...REQUEST, params, zone: 'Europe/Warsaw' })
    await settled()
    expect(await listCalls(api)).toEqual([
      `${DAILY}?type=prize,refund&createdAtFrom=2020-01-01T00:00:00Z&currency=EUR&zone=Europe/Warsaw`
    ])
    expect(states).toEqual(['loading', 'shown idle'])
  })

  test('is that of the entries', async () => {
    const { client, dailyNet, open, settled } = await openChart()
    open(REQUEST)
    await settled()
    const state = dailyNet.$state.get()
    const days = state.kind === 'shown' ? state.answer.value.days : []
    const { meta } = await client.page('userTransactions', {
      path: { id: '42' },
      query: { currency: 'EUR' }
    })
    const sum = days.reduce((net, day) => net + BigInt(day.net), 0n)
    expect(String(sum)).toBe(meta.totals?.[0]?.net)
    expect(days.length).toBeGreaterThan(1)
  })

  test('of the system wallets is asked for in the same way', async () => {
    const { dailyNet, open, settled } = await openChart()
    open({ ...REQUEST, call: 'walletDailyNet', path: {} })
    await settled()
    expect(dailyNet.$state.get()).toMatchObject({
      kind: 'shown',
      answer: { value: { currency: 'EUR', zone: 'UTC' } }
    })
  })

  test('of an older question never replaces that of a newer one', async () => {
    const { dailyNet, open, settled, states } = await openChart()
    await api.control.faults.set([
      { path: DAILY, times: 1, fault: { delayMs: 150 } }
    ])
    open(REQUEST)
    await vi.waitUntil(() => api.sent.at(-1)?.address.includes('daily'))
    open({ ...REQUEST, currency: 'PLN' })
    await settled()
    await api.answered()
    expect(dailyNet.$state.get()).toMatchObject({
      answer: { value: { currency: 'PLN' } }
    })
    expect(states.filter(state => state !== 'loading')).toEqual(['shown idle'])
  })

  test('that cannot be had says why, and can be asked for again', async () => {
    const { dailyNet, open, settled } = await openChart()
    await api.control.faults.set([
      { path: DAILY, times: 2, fault: { status: 503 } }
    ])
    open(REQUEST)
    await settled()
    expect(dailyNet.$state.get()).toMatchObject({
      kind: 'failed',
      error: { kind: 'server' }
    })
    dailyNet.reload()
    await settled()
    expect(dailyNet.$state.get().kind).toBe('shown')
  })

  test('stays while it is asked for once more', async () => {
    const { dailyNet, open, settled, states } = await openChart()
    open(REQUEST)
    await settled()
    dailyNet.reload()
    await settled()
    expect(await listCalls(api)).toHaveLength(2)
    expect(states).toEqual([
      'loading',
      'shown idle',
      'shown loading',
      'shown idle'
    ])
  })

  test.each([404, 405, 501])(
    'is absent where the backend answers %i, under whatever filter',
    async status => {
      const { $absentDailyNets, open, settled } = await openChart()
      await api.control.faults.set([{ path: DAILY, fault: { status } }])
      open(REQUEST)
      await settled()
      expect([...$absentDailyNets.get()]).toEqual([
        '["userDailyNet",{"id":"42"}]'
      ])
    }
  )

  test('waits for a session, and ends with it', async () => {
    const { clearSession, dailyNet, open, settled } = await openChart()
    open(REQUEST)
    await settled()
    clearSession()
    expect(dailyNet.$state.get().kind).toBe('loading')
    open({ ...REQUEST, currency: 'PLN' })
    expect(await listCalls(api)).toHaveLength(1)
  })
})
