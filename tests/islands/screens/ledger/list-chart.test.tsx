import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { openDrawerPage } from '../../../support/drawer-page.tsx'

const LEDGER = 'system-wallets/transactions'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('the days of a chart are those of the zone that the address names', async () => {
  history.replaceState(
    null,
    '',
    `/${LEDGER}?createdAt=2026-11-20..2026-11-20&zone=Europe/Warsaw`
  )
  const net = { credit: '900', debit: '400', net: '500', count: 7 }
  const meta = {
    page: 1,
    limit: 25,
    hasMore: false,
    asOf: '2026-11-21T14:02:11Z',
    totals: [{ currency: 'EUR', ...net }]
  }
  const days = [{ day: '2026-11-20', ...net }]
  const { hits } = await openDrawerPage(
    {
      [LEDGER]: { data: [], meta },
      [`${LEDGER}/daily`]: {
        data: { currency: 'EUR', zone: 'Europe/Warsaw', days }
      }
    },
    async () => () => null,
    [],
    undefined
  )
  const { startRouting } = await import('../../../../src/stores/route.ts')
  startRouting()
  const { listChart } =
    await import('../../../../src/screens/ledger/list-chart.tsx')
  const { walletTransactionsList: list } =
    await import('../../../support/lists.ts')
  // The rows, which are shown elsewhere, bring the sums.
  onTestFinished(list.$state.listen(() => undefined))
  const Chart = listChart('system-wallets-transactions', 'walletDailyNet')
  render(<Chart list={list} />)
  await screen.findByRole('img')
  const asked = hits.filter(hit => hit.includes('daily'))
  expect(asked.map(decodeURIComponent)).toEqual([
    `GET /api/${LEDGER}/daily?createdAtFrom=2026-11-19T23:00:00.000Z&createdAtTo=2026-11-20T23:00:00.000Z&currency=EUR&zone=Europe/Warsaw`
  ])
})
