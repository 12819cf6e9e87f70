import {
  cleanup,
  fireEvent,
  render,
  screen,
  within
} from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Transaction } from '../../../../../src/contract/ledger/transaction.ts'
import type { User } from '../../../../../src/contract/user/user.ts'
import { messages } from '../../../../../src/messages.ts'
import {
  fakeApi,
  type FakeAnswers,
  list
} from '../../../../support/fake-api.ts'
import { freshDocument } from '../../../../support/fresh-document.ts'
import { startRawServer } from '../../../../support/raw-server.ts'

const MINUS = '−'

const texts = messages.statement

afterEach(async () => {
  cleanup()
  vi.unstubAllEnvs()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const user = {
  id: '42',
  username: 'marta',
  displayName: 'Marta Kowalczyk',
  status: 'active',
  balances: [
    { currency: 'EUR', available: '8640' },
    { currency: 'TKN', available: '600' }
  ],
  createdAt: '2026-01-01T00:00:00Z'
} as User

const prize = {
  id: 'txn_1',
  createdAt: '2026-11-20T23:30:00Z',
  type: 'prize',
  status: 'completed',
  direction: 'credit',
  amount: '8640',
  currency: 'EUR',
  balanceBefore: '0',
  balanceAfter: '8640',
  gameName: 'Backgammon',
  counterparty: { kind: 'system_wallet', id: 'wal_1', name: 'Prize pool' },
  reference: 'RND-77120'
} as Transaction

const fee = {
  ...prize,
  id: 'txn_2',
  type: 'entry_fee',
  direction: 'debit',
  amount: '1200',
  balanceBefore: '8640',
  balanceAfter: '7440'
} as Transaction

const pending = {
  id: 'txn_3',
  createdAt: '2026-11-21T10:00:00Z',
  type: 'withdrawal',
  status: 'pending',
  direction: 'debit',
  amount: '15000',
  currency: 'EUR',
  reference: 'PAY-90412',
  // For admins: the paper is for the user.
  reason: 'Looks like a stolen card'
} as Transaction

/** The entries of the period, and the newest token entry before it. */
const entries: FakeAnswers = (_, query) =>
  query.get('currency') === 'TKN'
    ? list([{ ...prize, currency: 'TKN', balanceAfter: '600' }])
    : list([prize, fee, pending])

async function open(
  answers: FakeAnswers = entries,
  onOpenChange: (open: boolean) => void = () => undefined
): Promise<void> {
  const { origin } = await startRawServer(fakeApi(answers))
  freshDocument(`${origin}/api/`)
  const { checkSession } = await import('../../../../../src/stores/session.ts')
  await checkSession()
  const { StatementDialog } =
    await import('../../../../../src/screens/ledger/statement/statement-dialog.tsx')
  render(
    <StatementDialog
      userId="42"
      user={user}
      listed="2026-11-01..2026-11-30"
      now={Date.parse('2026-11-27T12:00:00Z')}
      zone="Europe/Warsaw"
      open
      onOpenChange={onOpenChange}
    />
  )
}

const sheet = (): Promise<HTMLElement> =>
  screen.findByRole('article', { name: texts.title })

function rowsOf(table: HTMLElement | undefined): string[] {
  if (!table) return []
  return within(table)
    .getAllByRole('row')
    .map(row =>
      Array.from(row.children, cell => cell.textContent)
        .filter(Boolean)
        .join(' | ')
    )
}

test('its period is that of the list until another is chosen', async () => {
  const asked: string[] = []
  await open((path, query) => {
    if (query.get('createdAtFrom') || query.get('page')) {
      asked.push(`${query.get('createdAtFrom')} ${query.get('createdAtTo')}`)
    }
    return entries(path, query)
  })
  await sheet()
  const choose = async (value: string): Promise<string | undefined> => {
    fireEvent.change(screen.getByLabelText(texts.period), { target: { value } })
    await screen.findByRole('progressbar')
    await sheet()
    return asked.at(-1)
  }
  expect(asked).toEqual(['2026-10-31T23:00:00.000Z 2026-11-30T23:00:00.000Z'])
  expect(await choose('last-month')).toBe(
    '2026-09-30T22:00:00.000Z 2026-10-31T23:00:00.000Z'
  )
  expect((await sheet()).textContent).toContain('1 Oct 2026 – 31 Oct 2026')
  expect(await choose('first')).toBe('null 2026-11-27T12:00:00.000Z')
  // Other days begin with those that were shown.
  await choose('last-month')
  fireEvent.change(screen.getByLabelText(texts.period), {
    target: { value: 'days' }
  })
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(
    '2026-10-01'
  )
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-10-31')
  fireEvent.change(screen.getByLabelText('To'), {
    target: { value: '2026-10-02' }
  })
  await sheet()
  await vi.waitFor(() =>
    expect(asked.at(-1)).toBe(
      '2026-09-30T22:00:00.000Z 2026-10-02T22:00:00.000Z'
    )
  )
})

describe('statement dialog', () => {
  test('says whose account it is, of which period, in which zone', async () => {
    await open()
    const terms = within(await sheet()).getAllByRole('term')
    expect(
      terms.map(term => `${term.textContent}: ${term.nextSibling?.textContent}`)
    ).toEqual([
      `${texts.account}: Marta Kowalczyk`,
      `${messages.fields.username}: marta`,
      `${texts.userId}: 42`,
      `${texts.period}: 1 Nov 2026 – 30 Nov 2026, times in Europe/Warsaw`,
      `${texts.drawnUp}: 21 Nov 2026 15:02:11 Europe/Warsaw`
    ])
  })

  test('accounts for each currency from its opening to its closing balance', async () => {
    await open()
    const [euros, open_, tokens] = within(await sheet()).getAllByRole('table')
    expect(rowsOf(euros)).toEqual([
      'Time | Type | Description | Reference | Status | In | Out | Balance',
      'Opening balance | 0.00',
      '21 Nov 2026 00:30:00 | Prize | Backgammon, Prize pool | RND-77120 | Completed | 86.40 | 86.40',
      '21 Nov 2026 00:30:00 | Entry fee | Backgammon, Prize pool | RND-77120 | Completed | 12.00 | 74.40',
      'Sum of transactions, 2 transactions | 86.40 | 12.00',
      'Closing balance | 74.40'
    ])
    expect(rowsOf(tokens)).toEqual([
      'Time | Type | Description | Reference | Status | In | Out | Balance',
      'Opening balance | 600',
      texts.noEntries,
      'Sum of transactions, 0 transactions | 0 | 0',
      'Closing balance | 600'
    ])
    expect(rowsOf(open_)).toHaveLength(2)
    expect(
      screen.getByText('The balances add up, 2 transactions checked.')
    ).toBeDefined()
  })

  test('lists what has not settled apart, and leaves it out of the sums', async () => {
    await open()
    const apart = within(await sheet()).getAllByRole('table')[1]
    expect(screen.getByText(texts.open)).toBeDefined()
    expect(rowsOf(apart)).toEqual([
      'Time | Type | Description | Reference | Status | In | Out',
      '21 Nov 2026 11:00:00 | Withdrawal | PAY-90412 | Pending | 150.00'
    ])
  })

  test('says what is not accounted for', async () => {
    await open(() => list([prize, { ...fee, balanceBefore: '9640' }]))
    await sheet()
    expect(
      screen.getAllByRole('listitem').map(item => item.textContent)
    ).toEqual([
      `10.00 EUR not accounted for between txn_1 and txn_2`,
      `${MINUS}10.00 EUR not accounted for in txn_2`
    ])
  })

  test('prints', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await open()
    await sheet()
    fireEvent.click(screen.getByRole('button', { name: texts.print }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('cannot be printed while it is read, but cancelled', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    await open(entries, onOpenChange)
    expect(
      screen.getByRole('progressbar', { name: texts.reading })
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: texts.print })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: texts.cancel }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('says why it could not be drawn up, and tries again', async () => {
    let broken = true
    await open((path, query) => (broken ? 403 : entries(path, query)))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      `${texts.failed} ${messages.problem.forbidden}`
    )
    broken = false
    fireEvent.click(screen.getByRole('button', { name: messages.list.retry }))
    await sheet()
  })

  test('owns up to entries that got lost on the way', async () => {
    const short = (rows: object[]): object => {
      const page = list(rows) as { meta: object }
      return { ...page, meta: { ...page.meta, total: 9 } }
    }
    await open((_, query) =>
      query.has('currency') ? list([]) : short([prize])
    )
    await sheet()
    expect(screen.getByText(texts.moved)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: texts.again }))
    expect(screen.getByRole('progressbar')).toBeDefined()
    await sheet()
  })
})
