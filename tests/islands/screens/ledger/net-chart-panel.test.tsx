import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import type * as panel from '../../../../src/screens/ledger/net-chart-panel.tsx'
import { fakeApi, type FakeAnswers } from '../../../support/fake-api.ts'
import { freshDocument } from '../../../support/fresh-document.ts'
import { type RawServer, startRawServer } from '../../../support/raw-server.ts'

const texts = messages.chart

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const PROPS = {
  call: 'userDailyNet',
  path: { id: '42' },
  params: { type: 'prize' },
  currencies: ['EUR', 'TKN'],
  zone: 'Europe/Warsaw',
  from: '2026-10-31T23:00:00Z',
  to: '2026-11-10T23:00:00Z'
} as const

const daily: FakeAnswers = (_, query) => ({
  data: {
    currency: query.get('currency'),
    zone: query.get('zone'),
    days: [
      {
        day: '2026-11-08',
        credit: '0',
        debit: '18000',
        net: '-18000',
        count: 2
      }
    ]
  }
})

async function open(
  answers: FakeAnswers
): Promise<RawServer & { Panel: typeof panel.NetChartPanel }> {
  const server = await startRawServer(fakeApi(answers))
  freshDocument(`${server.origin}/api/`)
  const { checkSession } = await import('../../../../src/stores/session.ts')
  await checkSession()
  const { NetChartPanel } =
    await import('../../../../src/screens/ledger/net-chart-panel.tsx')
  return { ...server, Panel: NetChartPanel }
}

const dailyHits = ({ hits }: RawServer): string[] =>
  hits.filter(hit => hit.includes('daily'))

describe('net chart panel', () => {
  test('asks once', async () => {
    const opened = await open(daily)
    render(<opened.Panel {...PROPS} />)
    await screen.findByRole('img')
    expect(dailyHits(opened)).toEqual([
      'GET /api/users/42/transactions/daily?type=prize&currency=EUR&zone=Europe%2FWarsaw'
    ])
  })

  test('shows the days of the period in the zone, and the net of them', async () => {
    const opened = await open(daily)
    render(<opened.Panel {...PROPS} />)
    const picture = await screen.findByRole('img')
    const caption = document.querySelector('figcaption')?.textContent
    expect(caption).toMatch(/^Net per day1 Nov.* – 10 Nov.*\u2212180\.00 EUR$/u)
    expect(picture.querySelectorAll('[data-bar=debit]')).toHaveLength(1)
    expect(picture.querySelectorAll('[data-bar=nil]')).toHaveLength(9)
  })

  test('has one currency at a time, with its own decimals', async () => {
    const opened = await open(daily)
    render(<opened.Panel {...PROPS} />)
    await screen.findByText('\u2212180.00')
    fireEvent.click(screen.getByRole('radio', { name: 'TKN' }))
    await screen.findByText('\u221218,000')
    expect(screen.getByRole('group', { name: texts.currency })).toBeDefined()
    expect(dailyHits(opened)).toHaveLength(2)
  })

  test('is asked again, without a blank, when the entries are summed up anew', async () => {
    const opened = await open(daily)
    const { rerender } = render(<opened.Panel {...PROPS} />)
    await screen.findByRole('img')
    rerender(<opened.Panel {...PROPS} />)
    expect(dailyHits(opened)).toHaveLength(1)
    rerender(<opened.Panel {...PROPS} currencies={['EUR', 'TKN']} />)
    expect(screen.getByRole('img')).toBeDefined()
    await vi.waitFor(() => expect(dailyHits(opened)).toHaveLength(2))
    expect(screen.getByRole('img')).toBeDefined()
  })

  test('has no choice where there is one currency, and waits for one', async () => {
    const opened = await open(daily)
    const { rerender } = render(<opened.Panel {...PROPS} currencies={[]} />)
    expect(dailyHits(opened)).toEqual([])
    rerender(<opened.Panel {...PROPS} currencies={['PLN']} />)
    await screen.findByRole('img')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('is gone where the backend has no such call', async () => {
    const opened = await open(() => 404)
    const { container } = render(<opened.Panel {...PROPS} />)
    expect(container.querySelector('[aria-busy]')).not.toBeNull()
    await vi.waitFor(() => expect(container.innerHTML).toBe(''))
  })

  test('says that it did not load, and tries again', async () => {
    let broken = true
    const opened = await open((path, query) =>
      broken ? 403 : daily(path, query)
    )
    render(<opened.Panel {...PROPS} />)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(texts.failed)
    broken = false
    fireEvent.click(screen.getByRole('button', { name: messages.list.retry }))
    await screen.findByRole('img')
  })

  test('says that nothing has settled', async () => {
    const opened = await open(() => ({
      data: { currency: 'EUR', zone: 'UTC', days: [] }
    }))
    render(<opened.Panel {...PROPS} />)
    const text = texts.emptyIn('1 Nov – 10 Nov')
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('says where there is nothing to show', async () => {
    const opened = await open(daily)
    const html = renderToString(<opened.Panel {...PROPS} currencies={[]} />)
    expect(html).toContain(messages.chart.empty)
    expect(html).not.toContain('skeleton')
  })

  test('is prerendered as a place of its size, without data', async () => {
    const opened = await open(daily)
    const html = renderToString(
      <opened.Panel {...PROPS} currencies={undefined} />
    )
    expect(html).toContain('h-33')
    expect(html).toContain('skeleton')
  })
})
