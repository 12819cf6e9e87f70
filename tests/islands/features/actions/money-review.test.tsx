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

async function adjust(
  amount: string,
  answer: CommandAnswer = bank
): Promise<ActionPage> {
  const page = await openActionPage(answer, path =>
    path === 'users/42' ? user : 404
  )
  page.open({
    name: 'adjust-user',
    subject: { id: '42', name: 'Marta Kowalczyk' },
    row: user
  })
  await screen.findByRole('dialog')
  type('Amount', amount)
  type('Reason code', 'compensation')
  type('Reason', 'Goodwill, round aborted')
  type('Reference (optional)', 'SUP-20418')
  return page
}

function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}
const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })

/** The dialog of the form, in which the review has taken its place. */
async function findReview(): Promise<HTMLElement> {
  await screen.findByRole('table', { name: review.table })
  return screen.getByRole('dialog')
}

async function reviewOf(amount: string): Promise<ActionPage> {
  const page = await adjust(amount)
  fireEvent.click(button('Review'))
  await findReview()
  return page
}

/** With spaces for those that keep an amount and its code together. */
const plainly = ({ textContent }: Element): string =>
  textContent.replaceAll('\u00A0', ' ')

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
    const asked = screen.getByRole('dialog', {
      name: 'Credit 250.00 EUR to Marta Kowalczyk?'
    })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(within(asked).queryByRole('combobox')).toBeNull()
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
        reasonCode: 'compensation',
        reference: 'SUP-20418'
      }
    })
    expect(page.commands[1]?.key).toMatch(/^[0-9a-f]{32}$/u)
  })

  test.each(['Back', 'Escape', 'Close'])(
    'goes back to the form as it was, and to its field, by %s',
    async way => {
      const page = await adjust('1000.01')
      screen.getByLabelText('Reason').focus()
      button('Review').focus()
      fireEvent.click(button('Review'))
      await findReview()
      const again = screen.getByLabelText(review.again)
      expect(document.activeElement).toBe(again)
      if (way === 'Escape') fireEvent.keyDown(again, { key: way })
      else fireEvent.click(button(way))
      await screen.findByRole('dialog', { name: /^Adjust/u })
      expect(screen.queryByRole('table')).toBeNull()
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(
        '1000.01'
      )
      expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
      expect(page.commands).toHaveLength(1)
    }
  )

  test('can be asked for again, and wants the large amount again', async () => {
    const page = await reviewOf('1000.01')
    type(review.again, '1000.01')
    fireEvent.click(button('Back'))
    fireEvent.click(button('Review'))
    await findReview()
    expect(page.commands).toHaveLength(2)
    expect(screen.getByLabelText<HTMLInputElement>(review.again).value).toBe('')
  })

  test('stands until there is an answer, and leads to the form if refused', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    const page = await adjust('250.00', async command => {
      if (command.call.endsWith('/preview')) return bank(command)
      await held
      return { status: 422, body: { status: 422, detail: 'Not enough.' } }
    })
    fireEvent.click(button('Review'))
    await findReview()
    fireEvent.click(button('Credit 250.00 EUR'))
    await vi.waitFor(() => expect(page.commands).toHaveLength(2))
    expect(await findReview()).toBeDefined()
    expect(button('Credit 250.00 EUR').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    answer()
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('Not enough.')
    expect(document.activeElement).toBe(told)
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(
      '250.00'
    )
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

  test('reads a large amount as the form did, and says how to write it', async () => {
    await reviewOf('1,500.00')
    const again = screen.getByLabelText(review.again)
    const accept = button('Credit 1,500.00 EUR')
    type(review.again, '1,500')
    fireEvent.blur(again)
    await screen.findByText('Write 1500 or 1.50')
    expect(accept.getAttribute('aria-disabled')).toBe('true')
    type(review.again, '1501')
    fireEvent.blur(again)
    await screen.findByText(review.againWrong)
    type(review.again, '1,500.00')
    expect(accept.getAttribute('aria-disabled')).toBeNull()
  })

  test('does not want it of an amount at the limit', async () => {
    await reviewOf('1000.00')
    expect(screen.queryByLabelText(review.again)).toBeNull()
  })
})

describe('a reversal', () => {
  const answered: CommandAnswer = ({ call }) =>
    call.endsWith('/preview')
      ? { status: 200, body: previewOf('1200') }
      : {
          status: 201,
          body: {
            ...entry,
            type: 'reversal',
            direction: 'debit',
            amount: '1200'
          }
        }

  async function open(row: object): Promise<[ActionPage, HTMLElement]> {
    const page = await openActionPage(answered)
    const subject = { id: 'txn_9', name: 'Adjustment' }
    page.open({ name: 'reverse-transaction', subject, row })
    const dialog = await screen.findByRole('dialog')
    type('Reason', 'Goodwill, round aborted')
    return [page, dialog]
  }

  async function sent(page: ActionPage): Promise<unknown[]> {
    type('Reason code', 'mistake')
    fireEvent.click(button('Review'))
    await findReview()
    fireEvent.click(button('Reverse 12.00 EUR'))
    await vi.waitFor(() => expect(page.commands).toHaveLength(2))
    return page.commands.map(({ body }) => body['amount'])
  }

  test('begins with what is left, of how much, and says what was reversed', async () => {
    const [page, dialog] = await open({ ...entry, reversible: '1200' })
    expect(plainly(dialog)).toContain(
      texts.reversing.left('12.00 EUR', '250.00 EUR')
    )
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(
      '12.00'
    )
    expect(await sent(page)).toEqual(['1200', '1200'])
    await screen.findByText(texts.reversing.done('12.00 EUR', 'Adjustment'))
  })

  test('beside what somebody else took back meanwhile shows what is left now', async () => {
    const now = { ...entry, reversible: '2500', version: 3 }
    const page = await openActionPage(
      command =>
        command.version === '"3"'
          ? answered(command)
          : { status: 412, body: { status: 412, title: 'Changed' } },
      path => (path === 'transactions/txn_9' ? now : 404)
    )
    page.open({
      name: 'reverse-transaction',
      subject: { id: 'txn_9', name: 'Adjustment', version: 2 },
      row: { ...entry, reversible: '5000' }
    })
    await screen.findByRole('dialog')
    type('Reason', 'Complaint of Monday')
    type('Reason code', 'mistake')
    fireEvent.click(button('Review'))
    const row = await screen.findByRole('row', { name: /^Amount/u })
    expect(row.textContent).toBe(`Amount${texts.outdated.untouched}25.00`)
    expect(page.commands).toMatchObject([{ version: '"2"' }])
    fireEvent.click(button(texts.outdated.keep))
    fireEvent.click(button('Review'))
    await findReview()
    expect(page.commands.at(-1)).toMatchObject({ version: '"3"' })
  })

  test('of more than is left is refused where it is typed, and not sent', async () => {
    const [page, dialog] = await open({ ...entry, reversible: '123400' })
    type('Amount', '1234.01')
    fireEvent.blur(screen.getByLabelText('Amount'))
    const problem = texts.reversing.atMost('1,234.00 EUR')
    await within(dialog).findByText(problem)
    type('Amount', '1234.02')
    type('Reason code', 'mistake')
    expect(plainly(dialog)).not.toContain(problem)
    fireEvent.click(button('Review'))
    await screen.findByRole('link', { name: 'Amount' })
    expect(plainly(dialog)).toContain(problem)
    expect(page.commands).toHaveLength(0)
    type('Amount', '1234.00')
    fireEvent.click(button('Review'))
    await findReview()
    expect(page.commands[0]?.body['amount']).toBe('123400')
  })

  test('has no amount where the server does not say what is left', async () => {
    const [page, dialog] = await open(entry)
    const { text, done } = texts.byAction['reverse-transaction']
    expect(dialog.textContent).toContain(text)
    expect(screen.queryByLabelText('Amount')).toBeNull()
    expect(await sent(page)).toEqual([undefined, undefined])
    await screen.findByText(done('Adjustment'))
  })

  test('is reviewed once a reason code is chosen, of which none is at first', async () => {
    const [page] = await open(entry)
    fireEvent.click(button('Review'))
    await screen.findByRole('link', { name: 'Reason code' })
    expect(page.commands).toHaveLength(0)
    expect(await sent(page)).toHaveLength(2)
    expect(page.commands[1]?.body['reasonCode']).toBe('mistake')
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
    },
    {
      request: {
        name: 'reverse-transaction',
        subject: { id: 'txn_9', name: 'Adjustment' },
        row: { ...entry, reversible: '2000' }
      },
      amount: true,
      rows: [
        ['Marta Kowalczyk User wallet, EUR', '', `${MINUS}10.00`, ''],
        ['House System wallet, EUR', '', '+10.00', '']
      ],
      accept: 'Reverse 10.00 EUR'
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
      type('Reason code', 'compensation')
      type('Reason', 'Goodwill, round aborted')
      const isNeeded = request.name === 'adjust-wallet'
      type(isNeeded ? 'Reference' : 'Reference (optional)', 'SUP-20418')
      fireEvent.click(button('Review'))
      const asked = await findReview()
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
    type('Reason code', 'compensation')
    type('Reason', 'Goodwill, round aborted')
    fireEvent.click(button('Review'))
    const asked = await findReview()
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
    type('Reason code', 'compensation')
    type('Reason', 'Goodwill, round aborted')
    fireEvent.click(button('Review'))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain(messages.problem['not-found'])
    expect(page.commands).toHaveLength(1)
  })
})
