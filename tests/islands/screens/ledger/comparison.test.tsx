import { useStore } from '@nanostores/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import { openDrawerPage } from '../../../support/drawer-page.tsx'

const LEDGER = 'system-wallets/transactions'
const texts = messages.comparison

beforeEach(() => {
  history.replaceState(
    null,
    '',
    `/${LEDGER}?walletId=wal_1,wal_2&createdAt=any`
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** The sums of two wallets, beside their chart. */
async function openComparison(): Promise<readonly string[]> {
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
      'users/42/transactions': { data: [], meta },
      [`${LEDGER}/daily`]: { data: { currency: 'EUR', zone: 'UTC', days } }
    },
    async () => () => null,
    [],
    undefined
  )
  const { $route, startRouting } =
    await import('../../../../src/stores/route.ts')
  startRouting()
  const { ledgerFigures } =
    await import('../../../../src/screens/ledger/ledger-figures.tsx')
  const { listChart } =
    await import('../../../../src/screens/ledger/list-chart.tsx')
  const { walletTransactionFields } =
    await import('../../../../src/screens/ledger/transaction-fields.tsx')
  const { filtersOf } =
    await import('../../../../src/features/field-table/filters-of.ts')
  const { walletTransactionsList: list } =
    await import('../../../support/lists.ts')
  // The rows, which are shown elsewhere, bring the sums.
  onTestFinished(list.$state.listen(() => undefined))
  const Figures = ledgerFigures('system-wallets-transactions')
  const Chart = listChart('system-wallets-transactions', 'walletDailyNet')
  const filters = filtersOf(list, walletTransactionFields)
  function Page(): React.ReactNode {
    useStore($route)
    return (
      <>
        <Figures list={list} filters={filters}>
          Nothing is compared
        </Figures>
        <Chart list={list} />
      </>
    )
  }
  render(<Page />)
  return hits
}

const bounds = (hits: readonly string[], path: string): (string | null)[] => {
  const last = hits.findLast(hit => hit.includes(`/${LEDGER}${path}?`)) ?? ''
  const params = new URLSearchParams(last.replace(/^[^?]*/u, ''))
  return [params.get('createdAtFrom'), params.get('createdAtTo')]
}

test('a comparison of all time says so, and stands beside no chart', async () => {
  const hits = await openComparison()
  await screen.findByRole('table', { name: texts.title })
  await screen.findAllByText(/5\.00/u)
  expect(screen.getByText(texts.allTime)).toBeDefined()
  expect(screen.queryByText(messages.chart.net.day)).toBeNull()
  expect(hits.filter(hit => hit.includes('daily'))).toEqual([])
})

test('whom the server does not know stands beside the others', async () => {
  history.replaceState(null, '', `/${LEDGER}?userId=42,nobody&createdAt=any`)
  await openComparison()
  const table = await screen.findByRole('table', { name: texts.title })
  await screen.findAllByText(/5\.00/u)
  expect(table.textContent).toContain(`nobody${texts.absent}`)
})

test('a comparison names its period, by which it is changed with its chart', async () => {
  const hits = await openComparison()
  fireEvent.click(await screen.findByText(texts.allTime))
  fireEvent.click(await screen.findByLabelText(messages.periods['last-month']))
  await screen.findByRole('img')
  expect(location.search).toBe(
    '?walletId=wal_1,wal_2&createdAt=last-month&zone=UTC'
  )
  expect(screen.queryByText(texts.allTime)).toBeNull()
  const sums = bounds(hits, '')
  expect(sums).not.toContain(null)
  expect(bounds(hits, '/daily')).toEqual(sums)
})
