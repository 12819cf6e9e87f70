import {
  cleanup,
  fireEvent,
  screen,
  waitFor,
  within
} from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Transaction } from '../../../../src/contract/ledger/transaction.ts'
import { messages } from '../../../../src/messages.ts'
import {
  type Answers,
  type DrawerPage,
  fact,
  NEVER,
  openDrawerPage
} from '../../../support/drawer-page.tsx'

const texts = messages.drawer

afterEach(async () => {
  cleanup()
  vi.unstubAllEnvs()
  // A drawer gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

/** A prize to a player, as JSON has it: what is unknown is left out. */
const prize = {
  id: 'txn_2',
  createdAt: '2026-11-21T13:47:05Z',
  type: 'prize',
  status: 'completed',
  direction: 'credit',
  amount: '8640',
  currency: 'EUR',
  balanceBefore: '119810',
  balanceAfter: '128450',
  walletId: 'wal_7',
  walletName: null,
  userId: '42',
  userName: 'Marta Kowalczyk',
  counterparty: { kind: 'system_wallet', id: 'wal_3', name: 'Prize pool' },
  gameId: 'gam_9',
  gameName: 'Chess Blitz',
  reference: 'PRZ-1',
  groupId: 'grp_5',
  reversesId: 'txn_1',
  reversedById: 'txn_9',
  operator: { id: 'adm_3', name: 'Nadia Ferrand' },
  reason: 'Second place',
  failureCode: 'none',
  metadata: { table: 'B4', seats: [1, 2], exact: '9007199254740993000' }
} satisfies Partial<Transaction>

const pool = {
  id: 'txn_3',
  createdAt: '2026-11-21T13:47:05Z',
  type: 'prize',
  status: 'completed',
  direction: 'debit',
  amount: '8640',
  currency: 'EUR',
  balanceBefore: '622000',
  balanceAfter: '613360',
  walletId: 'wal_3',
  walletName: 'Prize pool',
  groupId: 'grp_5'
} satisfies Partial<Transaction>

/** As the list has them, checked by the contract's schema. */
async function rowsOf(...rows: object[]): Promise<Transaction[]> {
  const { Transaction } =
    await import('../../../../src/contract/ledger/transaction.ts')
  const { parse } = await import('valibot')
  return rows.map(row => parse(Transaction, row))
}

async function openEntry(
  answers: Answers,
  ...rows: object[]
): Promise<DrawerPage<Transaction>> {
  const known = await rowsOf(...rows)
  return openDrawerPage(
    answers,
    async () =>
      (await import('../../../../src/screens/ledger/transaction-drawer.tsx'))
        .TransactionDrawer,
    known,
    known[0]?.id ?? 'txn_2'
  )
}

const detail = (entry: object, ...entries: object[]): Answers => ({
  [`transactions/${(entry as Transaction).id}`]: {
    data: { ...entry, entries }
  }
})

const link = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href')

/** The entries of the movement, with every amount written out. */
async function movement(): Promise<HTMLElement> {
  await screen.findByText(texts.movementEntries)
  await waitFor(() =>
    expect(document.querySelector('[data-slot=skeleton]')).toBeNull()
  )
  return screen.getByRole('table', { name: texts.movementEntries })
}

describe('the drawer of an entry', () => {
  test('is named by its type and signed amount, with its status', async () => {
    await openEntry(detail(prize, prize, pool))
    await movement()
    const name = /^Prize credit ?\+86\.40 EUR$/u
    const drawer = screen.getByRole('dialog', { name })
    const title = screen.getByRole('heading', { level: 2, name })
    expect(document.activeElement).toBe(title)
    expect(drawer.querySelector('[data-shape]')?.textContent).toBe('Completed')
    const levels = within(drawer)
      .getAllByRole('heading')
      .map(({ tagName }) => tagName)
    expect(levels).toEqual(['H2', 'H3', 'H3', 'H3'])
  })

  test('says what it did to the balance', async () => {
    await openEntry(detail(prize, prize, pool))
    await movement()
    const text = 'The balance went from 1,198.10 to 1,284.50 EUR.'
    expect(screen.getByText(text).tagName).toBe('P')
  })

  test('has no part for metadata that names nothing', async () => {
    const plain = { ...prize, metadata: {} }
    await openEntry(detail(plain, plain, pool))
    await movement()
    expect(
      screen.queryByRole('heading', { name: messages.fields.metadata })
    ).toBeNull()
  })

  test.each([
    ['pending', 'No money has moved yet.'],
    ['reserved', 'The amount is reserved. The balance has not moved yet.'],
    ['posted', 'The transaction that completed this one moved the money.'],
    ['cancelled', 'No money was moved, and none is reserved for it.'],
    ['of tomorrow', 'No money was moved.']
  ])('says why it has not changed the balance: %s', async (status, text) => {
    const { balanceBefore: _, ...rest } = prize
    const unmoved = { ...rest, balanceAfter: null, status }
    await openEntry(detail(unmoved, unmoved), unmoved)
    await movement()
    expect(screen.getByText(text).tagName).toBe('P')
  })

  test('leads from a posted entry to the one that moved the money', async () => {
    const posted = {
      ...prize,
      balanceBefore: undefined,
      balanceAfter: null,
      status: 'posted',
      postedById: 'txn_9'
    }
    await openEntry(detail(posted, posted), posted)
    await movement()
    expect(link(texts.openCompletion)).toBe('?open=txn_9')
    cleanup()
    const completed = { ...prize, postedById: 'txn_9' }
    await openEntry(detail(completed, completed), completed)
    await movement()
    expect(screen.queryByText(texts.openCompletion)).toBeNull()
  })

  test('shows every field that the contract has', async () => {
    await openEntry(detail(prize, prize, pool))
    await movement()
    expect(fact(messages.fields.direction)).toBe('Credit: adds to the wallet')
    expect(fact(texts.user)).toBe('Marta Kowalczyk42')
    expect(fact(messages.fields.wallet)).toBe('wal_7')
    expect(fact(messages.fields.counterparty)).toBe('Prize poolwal_3')
    expect(fact(texts.game)).toBe('Chess Blitzgam_9')
    expect(fact(messages.fields.reference)).toBe('PRZ-1')
    expect(fact(messages.fields.movement)).toBe('grp_5')
    expect(fact(messages.fields.by)).toBe('Nadia Ferrandadm_3')
    expect(fact(messages.fields.reason)).toBe('Second place')
    expect(fact(messages.fields.failureCode)).toBe('none')
    expect(fact(messages.fields.id)).toBe('txn_2')
    expect(fact('table')).toBe('B4')
    expect(fact('exact')).toBe('9007199254740993000')
    expect(fact(messages.fields.effective)).toBeUndefined()
  })

  test('leads to the user, the wallet, the game, the group and the reference', async () => {
    await openEntry(detail(prize, prize))
    await movement()
    const ledger = '/system-wallets/transactions'
    expect(
      screen.getAllByRole('link', { name: 'Marta Kowalczyk' })
    ).toHaveLength(2)
    expect(link('Prize pool')).toBe(`${ledger}?walletId=wal_3&createdAt=any`)
    expect(link('Chess Blitz')).toBe(`${ledger}?gameId=gam_9&createdAt=any`)
    expect(link('grp_5')).toBe(`${ledger}?groupId=grp_5&createdAt=any`)
    expect(link('PRZ-1')).toBe(`${ledger}?reference=PRZ-1&createdAt=any`)
  })

  test('leads to what it reverses and what reverses it, in the same list', async () => {
    await openEntry(detail(prize, prize))
    await movement()
    expect(link('txn_1')).toBe('?open=txn_1')
    expect(link('txn_9')).toBe('?open=txn_9')
    expect(fact(messages.fields.reverses)).toBe('txn_1')
    expect(fact(messages.fields.reversedBy)).toBe('txn_9')
  })

  test('says who approved it, and that the reason is of who asked for it', async () => {
    const { by, approvedBy, reason, requestReason } = messages.fields
    const approved = { ...prize, postsId: 'txn_0', reasonCode: 'promotion' }
    await openEntry(detail(approved, approved, pool))
    await movement()
    expect(fact(approvedBy)).toBe('Nadia Ferrandadm_3')
    expect(fact(requestReason)).toBe('Second place')
    expect(screen.queryByText(by)).toBeNull()
    expect(screen.queryByText(reason)).toBeNull()
  })

  test('says by whom a withdrawal was paid out, for their own reason', async () => {
    const { by, reason } = messages.fields
    const paid = { ...prize, postsId: 'txn_0' }
    await openEntry(detail(paid, paid, pool))
    await movement()
    expect(fact(by)).toBe('Nadia Ferrandadm_3')
    expect(fact(reason)).toBe('Second place')
  })

  test('copies its id and its raw JSON, digit by digit', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
    vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true })
    await openEntry(detail(prize, prize))
    await movement()
    fireEvent.click(screen.getAllByLabelText(texts.copyId)[0] as HTMLElement)
    await screen.findByText(texts.copied)
    fireEvent.click(screen.getByText(texts.rawJson))
    fireEvent.click(screen.getByLabelText(texts.copyJson))
    vi.unstubAllGlobals()
    expect(writeText.mock.calls[0]).toEqual(['txn_2'])
    const json = writeText.mock.calls[1]?.[0] ?? ''
    expect(JSON.parse(json)).toEqual({ ...prize, entries: [prize] })
    expect(document.querySelector('pre')?.textContent).toBe(json)
  })
})

describe('the entries of a movement', () => {
  test('show whose balance went from where to where, and sum to zero', async () => {
    await openEntry(detail(prize, prize, pool))
    const table = await movement()
    const rows = within(table).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Marta Kowalczyk Credit, this transactioncredit +86.40 EUR from 1,198.10 to 1,284.501,198.10 → 1,284.50',
      'Prize pool Debit, view transactiondebit −86.40 EUR from 6,220.00 to 6,133.606,220.00 → 6,133.60',
      'Sum0.00 EUR'
    ])
    expect(link('View transaction of Prize pool')).toBe('?open=txn_3')
    expect(screen.queryByText(texts.unbalanced)).toBeNull()
  })

  test('have one sum for each currency', async () => {
    const tokens = { ...pool, currency: 'TKN', amount: '5' }
    await openEntry(
      detail(
        prize,
        prize,
        pool,
        { ...tokens, id: 'txn_4' },
        { ...tokens, id: 'txn_5', direction: 'credit' }
      )
    )
    const table = await movement()
    const sums = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .filter(text => text?.startsWith('Sum'))
    expect(sums).toEqual(['Sum0.00 EUR', 'Sum0 TKN'])
  })

  test('that do not sum to zero are an alarm', async () => {
    await openEntry(detail(prize, prize, { ...pool, amount: '8641' }))
    const table = await movement()
    expect(within(table).getByText('−0.01')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe(texts.unbalanced)
  })
})

describe('what the list knows', () => {
  test('stands there while the details load', async () => {
    await openEntry({ 'transactions/txn_2': NEVER }, prize)
    await screen.findByRole('dialog', { name: /^Prize/u })
    expect(fact(messages.fields.reference)).toBe('PRZ-1')
    expect(screen.queryByText(texts.rawJson)).toBeNull()
  })

  test('stays under the reason where the details fail', async () => {
    await openEntry({ 'transactions/txn_2': 'nonsense' }, prize)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(texts.failed)
    expect(alert.textContent).toContain(texts.fromList)
    expect(fact(messages.fields.reference)).toBe('PRZ-1')
    within(alert).getByRole('button', { name: messages.list.retry })
  })

  test('is nothing for an entry that does not exist any more', async () => {
    const page = await openEntry({})
    const alert = await screen.findByRole('alert')
    within(alert).getByRole('heading', {
      name: 'There is no transaction txn_2'
    })
    expect(alert.textContent).toContain('r-17')
    expect(within(alert).queryByText(messages.list.retry)).toBeNull()
    screen.getByRole('dialog', { name: texts.transaction })
    expect(page.hits).toContain('GET /api/transactions/txn_2')
    fireEvent.click(within(alert).getByRole('button', { name: texts.back }))
    expect(page.asked).toEqual(['close'])
  })

  test('can be stepped through, as far as there are rows', async () => {
    const second = { ...prize, id: 'txn_4' }
    const page = await openEntry(detail(prize, prize), prize, second)
    await movement()
    fireEvent.click(screen.getByLabelText(texts.previous))
    fireEvent.click(screen.getByLabelText(texts.next))
    expect(page.asked).toEqual(['next'])
  })

  test('closes, and gives the focus to the link of the row', async () => {
    const page = await openEntry(detail(prize, prize), prize)
    await movement()
    fireEvent.click(screen.getByLabelText(texts.close))
    expect(page.asked).toEqual(['close'])
    page.show(undefined)
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = screen.getByRole('link', { name: 'Row txn_2' })
    await vi.waitFor(() => expect(document.activeElement).toBe(row))
  })
})
