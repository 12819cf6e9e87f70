import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import { list } from '../../../support/fake-api.ts'
import {
  type ActionPage,
  type CommandAnswer,
  openActionPage
} from '../../../support/open-action.tsx'

const MINUS = '−'

const texts = messages.actions
const { review } = texts

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllEnvs()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const user = {
  id: '42',
  status: 'active',
  balances: [{ currency: 'EUR', available: '128450' }],
  createdAt: '2026-01-01T00:00:00Z'
}

const entry = {
  id: 'txn_9',
  createdAt: '2026-11-21T14:02:12Z',
  type: 'adjustment',
  status: 'completed',
  direction: 'credit',
  amount: '25000',
  currency: 'EUR',
  entries: []
}

/** What the server would do with the amount that it is asked for. */
function previewOf(amount: string): object {
  const wallet = { kind: 'system_wallet', currency: 'EUR' }
  return {
    asOf: '2026-11-21T14:02:11Z',
    legs: [
      {
        ...wallet,
        kind: 'user',
        walletId: 'wal_u',
        name: 'Marta Kowalczyk',
        before: '128450',
        change: amount,
        after: String(128_450n + BigInt(amount))
      },
      {
        ...wallet,
        walletId: 'wal_a',
        name: 'Adjustments',
        before: '1284000',
        change: `-${amount}`,
        after: String(1_284_000n - BigInt(amount))
      }
    ]
  }
}

const bank: CommandAnswer = ({ call, body }) =>
  call.endsWith('/preview')
    ? { status: 200, body: previewOf(String(body['amount'])) }
    : { status: 201, body: entry }

async function adjust(amount: string): Promise<ActionPage> {
  const page = await openActionPage(bank, path =>
    path === 'users/42' ? user : 404
  )
  page.open({
    name: 'adjust-user',
    subject: { id: '42', name: 'Marta Kowalczyk' },
    row: user
  })
  await screen.findByRole('dialog')
  type('Amount', amount)
  type('Reason', 'Goodwill, round aborted')
  type('Reference (optional)', 'SUP-20418')
  return page
}

function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}
const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })

async function reviewOf(amount: string): Promise<ActionPage> {
  const page = await adjust(amount)
  fireEvent.click(button('Review'))
  await screen.findByRole('alertdialog')
  return page
}

describe('an amount of an action', () => {
  test('is read back as it is shown elsewhere, and in units', async () => {
    await adjust('1,234.50')
    const hint = await screen.findByText('1,234.50 EUR = 123450 units')
    expect(
      screen.getByLabelText('Amount').getAttribute('aria-describedby')
    ).toBe(hint.id)
  })

  test('is refused where it may mean two things', async () => {
    const page = await adjust('1,234')
    fireEvent.blur(screen.getByLabelText('Amount'))
    await screen.findByText('Write 1234 or 1.23')
    fireEvent.click(button('Review'))
    await screen.findByRole('link', { name: 'Amount' })
    expect(page.commands).toHaveLength(0)
  })

  test('is not read back beside what is wrong with it', async () => {
    await adjust('0.00')
    await screen.findByText('0.00 EUR = 0 units')
    fireEvent.blur(screen.getByLabelText('Amount'))
    await screen.findByText(messages.checks.aboveZero)
    expect(screen.queryByText('0.00 EUR = 0 units')).toBeNull()
  })
})

describe('a review of a movement', () => {
  test('shows each wallet before and after, from the preview', async () => {
    await reviewOf('250.00')
    const asked = screen.getByRole('alertdialog', {
      name: 'Credit 250.00 EUR to Marta Kowalczyk?'
    })
    expect(asked.textContent).toContain(`${review.text} ${review.reversible}`)
    const rows = within(asked)
      .getAllByRole('row')
      .map(row => Array.from(row.children, cell => cell.textContent))
    expect(rows).toEqual([
      [review.wallet, review.before, review.change, review.after],
      ['Marta Kowalczyk User wallet, EUR', '1,284.50', '+250.00', '1,534.50'],
      [
        'Adjustments System wallet, EUR',
        '12,840.00',
        `${MINUS}250.00`,
        '12,590.00'
      ],
      ['Checked by the server at 14:02:11 UTC', 'Sum 0.00', '']
    ])
    expect(within(asked).getByText('SUP-20418')).toBeDefined()
    expect(within(asked).getByText(review.note)).toBeDefined()
    expect(document.activeElement).toBe(button('Credit 250.00 EUR'))
  })

  test('moves nothing before it is accepted, and then once', async () => {
    const page = await reviewOf('250.00')
    expect(page.commands.map(({ call }) => call)).toEqual([
      'POST users/42/adjustments/preview'
    ])
    const accept = button('Credit 250.00 EUR')
    fireEvent.click(accept, { detail: 1 })
    fireEvent.click(accept, { detail: 2 })
    await screen.findByText(
      texts.byAction['adjust-user'].done('Marta Kowalczyk')
    )
    expect(page.commands).toHaveLength(2)
    expect(page.commands[1]).toMatchObject({
      call: 'POST users/42/adjustments',
      body: {
        currency: 'EUR',
        direction: 'credit',
        amount: '25000',
        reason: 'Goodwill, round aborted',
        reference: 'SUP-20418'
      }
    })
    expect(page.commands[1]?.key).toMatch(/^[0-9a-f]{32}$/u)
  })

  test('goes back to the form as it was', async () => {
    const page = await reviewOf('250.00')
    fireEvent.click(button(texts.cancel))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(
      '250.00'
    )
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(button('Review'))
    )
    expect(page.commands).toHaveLength(1)
  })

  test('that is closed by its icon can be asked for again', async () => {
    const page = await reviewOf('250.00')
    const asked = within(screen.getByRole('alertdialog'))
    fireEvent.click(asked.getByRole('button', { name: messages.dialog.close }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    fireEvent.click(button('Review'))
    await screen.findByRole('alertdialog')
    expect(page.commands).toHaveLength(2)
  })

  test('wants a large amount to be typed again', async () => {
    const page = await reviewOf('1000.01')
    const accept = button('Credit 1,000.01 EUR')
    const again = screen.getByLabelText(review.again)
    expect(document.activeElement).toBe(again)
    expect(accept.getAttribute('aria-disabled')).toBe('true')
    type(review.again, '1000.10')
    fireEvent.click(accept)
    expect(page.commands).toHaveLength(1)
    type(review.again, '1 000.01')
    expect(accept.getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(accept)
    await screen.findByText(
      texts.byAction['adjust-user'].done('Marta Kowalczyk')
    )
  })

  test('does not want it of an amount at the limit', async () => {
    await reviewOf('1000.00')
    expect(screen.queryByLabelText(review.again)).toBeNull()
  })
})

/** A server of its own conventions: it knows the commands and no previews. */
const bareBank: CommandAnswer = ({ call }) => {
  const [path = ''] = call.replace('POST ', '').split('?')
  return BARE_COMMANDS.has(path)
    ? { status: 201, body: entry }
    : { status: 404, body: { message: 'The route could not be found.' } }
}
const BARE_COMMANDS = new Set([
  'users/42/adjustments',
  'system-wallets/wal_1/adjustments',
  'system-wallets/transfers',
  'transactions/txn_9/reversal'
])

const wallet = (
  id: string,
  name: string,
  balance: string,
  currency = 'EUR'
): object => ({
  id,
  name,
  code: id,
  purpose: 'house',
  currency,
  balance,
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z'
})
const house = wallet('wal_1', 'House', '100000')
const fees = wallet('wal_2', 'Fees', '500')
const vault = wallet('wal_3', 'Vault', '900', 'USD')
const reads: Record<string, object> = {
  'users/42': user,
  'system-wallets/wal_1': house,
  'system-wallets/wal_2': fees,
  'system-wallets': list([vault, house, fees]),
  'transactions/txn_9': {
    ...entry,
    userId: '42',
    userName: 'Marta Kowalczyk',
    entries: [
      {
        ...entry,
        userId: '42',
        userName: 'Marta Kowalczyk',
        walletName: null
      },
      // The user that an entry of the house is about does not own its wallet.
      {
        ...entry,
        id: 'txn_10',
        direction: 'debit',
        walletName: 'House',
        userId: '42',
        userName: 'Marta Kowalczyk'
      }
    ]
  }
}

test('a transfer is to a wallet of the currency that is taken from, once that is known', async () => {
  const page = await openActionPage(bareBank, path => reads[path] ?? 404)
  page.open({ name: 'transfer', subject: { id: '', name: '' } })
  await screen.findByRole('dialog')
  const { fromFirst } = texts.form
  await screen.findByRole('option', { name: 'House · EUR' })
  await screen.findByText(fromFirst)
  type('From', 'wal_1')
  await vi.waitFor(() =>
    within(screen.getByLabelText('To')).getByText(/^Fees/u)
  )
  expect(screen.queryByText(fromFirst)).toBeNull()
  const to = within(screen.getByLabelText('To')).getAllByRole('option')
  expect(to.map(({ textContent }) => textContent)).toEqual(['House', 'Fees'])
})

describe('at a server without previews, a review', () => {
  test.each([
    {
      request: {
        name: 'adjust-user',
        subject: { id: '42', name: 'Marta Kowalczyk' },
        row: user
      },
      amount: true,
      rows: [
        ['Marta Kowalczyk Available, EUR', '1,284.50', '+10.00', '1,294.50']
      ],
      accept: 'Credit 10.00 EUR'
    },
    {
      request: {
        name: 'adjust-wallet',
        subject: { id: 'wal_1', name: 'House' },
        row: house
      },
      amount: true,
      rows: [['House System wallet, EUR', '1,000.00', '+10.00', '1,010.00']],
      accept: 'Credit 10.00 EUR'
    },
    {
      request: {
        name: 'transfer',
        subject: { id: 'wal_1', name: 'House' },
        row: house
      },
      amount: true,
      to: 'wal_2',
      rows: [
        ['House System wallet, EUR', '1,000.00', `${MINUS}10.00`, '990.00'],
        ['Fees System wallet, EUR', '5.00', '+10.00', '15.00']
      ],
      accept: 'Move 10.00 EUR'
    },
    {
      request: {
        name: 'reverse-transaction',
        subject: { id: 'txn_9', name: 'Adjustment' }
      },
      rows: [
        ['Marta Kowalczyk User wallet, EUR', '', `${MINUS}250.00`, ''],
        ['House System wallet, EUR', '', '+250.00', '']
      ],
      accept: 'Reverse 250.00 EUR'
    }
  ] as const)(
    'of $request.name is an estimate and moves nothing',
    async ({ request, rows, accept, ...typed }) => {
      const page = await openActionPage(bareBank, path => reads[path] ?? 404)
      page.open(request)
      await screen.findByRole('dialog')
      if ('to' in typed) {
        const to = within(screen.getByLabelText('To'))
        await to.findByRole('option', { name: 'Fees' })
        type('To', typed.to)
      }
      if ('amount' in typed) type('Amount', '10')
      type('Reason', 'Goodwill, round aborted')
      const isNeeded = request.name === 'adjust-wallet'
      type(isNeeded ? 'Reference' : 'Reference (optional)', 'SUP-20418')
      fireEvent.click(button('Review'))
      const asked = await screen.findByRole('alertdialog')
      const shown = within(asked)
        .getAllByRole('row')
        .slice(1)
        .map(row => Array.from(row.children, cell => cell.textContent))
      expect(shown).toEqual(rows)
      expect(
        within(asked).getByText(/^Not checked by the server/u)
      ).toBeDefined()
      const moved = page.commands.filter(({ call }) =>
        BARE_COMMANDS.has(call.replace(/^POST |\?.*$/gu, ''))
      )
      expect(moved).toEqual([])
      fireEvent.click(button(accept))
      await vi.waitFor(() => expect(page.commands).toHaveLength(2))
    }
  )

  test('names no wallet and no kind of one that are not said', async () => {
    const bare = { ...entry, userId: '42', userName: 'Marta Kowalczyk' }
    const known: Record<string, object> = {
      'transactions/txn_9': { ...bare, entries: [{ ...bare, walletId: 'w_7' }] }
    }
    const page = await openActionPage(bareBank, path => known[path] ?? 404)
    page.open({
      name: 'reverse-transaction',
      subject: { id: 'txn_9', name: 'Adjustment' }
    })
    await screen.findByRole('dialog')
    type('Reason', 'Goodwill, round aborted')
    fireEvent.click(button('Review'))
    const asked = await screen.findByRole('alertdialog')
    expect(within(asked).getByRole('rowheader').textContent).toBe('w_7 EUR')
    // A reversal is not reversed.
    expect(asked.textContent).toContain(review.text)
    expect(asked.textContent).not.toContain(review.reversible)
  })

  test('of what does not exist is refused', async () => {
    const page = await openActionPage(bareBank)
    page.open({
      name: 'reverse-transaction',
      subject: { id: 'txn_8', name: 'Adjustment' }
    })
    await screen.findByRole('dialog')
    type('Reason', 'Goodwill, round aborted')
    fireEvent.click(button('Review'))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain(messages.problem['not-found'])
    expect(page.commands).toHaveLength(1)
  })
})
