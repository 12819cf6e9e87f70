import {
  cleanup,
  fireEvent,
  screen,
  waitFor,
  within
} from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { list } from '../../../support/fake-api.ts'
import {
  type ActionPage,
  openActionPage
} from '../../../support/open-action.tsx'

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllEnvs()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const createdAt = '2026-01-01T00:00:00Z'
const user = { id: '42', status: 'active', balances: [], createdAt }
const game = { id: 'gam_9', name: 'Chess Blitz', status: 'draft', createdAt }
const wallet = {
  id: 'wal_3',
  name: 'Prize pool',
  code: 'prizes',
  purpose: 'prize_pool',
  currency: 'EUR',
  balance: '10000',
  status: 'active',
  createdAt
}
const odd = { ...wallet, currency: 'XYZ', lowBalanceAt: '500' }

const NO_VALUE =
  'The server does not state a value. Leave empty to keep it as it is.'
const NO_DECIMALS =
  'No amount can be entered, as the number of decimals of XYZ is unknown.'

const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })
const field = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string): boolean =>
  fireEvent.change(field(label), { target: { value } })

/** What is said of a field, beside its label. */
function hint(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent).join(' ')
}

/** What stands behind the value, in the box of the field. */
const unit = (label: string): string | null | undefined =>
  field(label).parentElement?.textContent

/** Which answer to a yes or no is chosen; `undefined` for none. */
function chosen(legend: string): string | undefined {
  const group = screen.getByRole('group', { name: legend })
  const options = within(group).getAllByRole<HTMLInputElement>('radio')
  return options.find(({ checked }) => checked)?.value
}

function openPage(): Promise<ActionPage> {
  return openActionPage(
    () => ({ status: 200, body: { data: user } }),
    path => (path === 'system-wallets' ? list([odd]) : 404)
  )
}

describe('an edit of what the server says little of', () => {
  test('says of a user what is not known, and sends what was filled in', async () => {
    const page = await openPage()
    page.open({
      name: 'edit-user',
      subject: { id: '42', name: '42' },
      row: { ...user, phone: null }
    })
    await screen.findByRole('dialog')
    for (const label of ['Display name', 'Email']) {
      expect([field(label).value, hint(label)]).toEqual(['', NO_VALUE])
    }
    expect(hint('Country')).toBe(`Two letters, such as PL. ${NO_VALUE}`)
    expect(hint('Tags (optional)')).toBe(`Separated by commas. ${NO_VALUE}`)
    // Null says that there is none.
    expect(hint('Phone (optional)')).toBe('')
    expect(chosen('Test account')).toBeUndefined()
    const text = 'The server keeps no versions of this: the last save wins.'
    expect(screen.getByText(text)).toBeDefined()
    type('Email', 'marta@example.com')
    fireEvent.click(screen.getByRole('radio', { name: 'No' }))
    fireEvent.click(button('Save'))
    await waitFor(() => expect(page.commands).toHaveLength(1))
    expect(page.commands[0]).toMatchObject({
      version: undefined,
      body: { email: 'marta@example.com', isTest: false }
    })
  })

  test('names no fee, commission and visibility of a game that are not said', async () => {
    const page = await openPage()
    page.open({
      name: 'edit-game',
      subject: { id: 'gam_9', name: 'Chess Blitz', version: 1 },
      row: game
    })
    await screen.findByRole('dialog')
    for (const label of ['Entry fee', 'Commission', 'Minimum players']) {
      expect([field(label).value, hint(label)]).toEqual(['', NO_VALUE])
    }
    expect(field('Currency').value).toBe('')
    expect(chosen('Private game')).toBeUndefined()
    expect(screen.queryByText(/last save wins/u)).toBeNull()
    type('Name', 'Chess Rapid')
    fireEvent.click(button('Save'))
    await waitFor(() => expect(page.commands).toHaveLength(1))
    expect(page.commands[0]?.body).toEqual({ name: 'Chess Rapid' })
  })

  test('tells a mark that is not said from none', async () => {
    const page = await openPage()
    const subject = { id: 'wal_3', name: 'Prize pool', version: 1 }
    const none = 'Leave empty for no low-balance warning.'
    page.open({ name: 'edit-wallet', subject, row: wallet })
    await screen.findByRole('dialog')
    expect(hint('Low below (optional)')).toBe(`${none} ${NO_VALUE}`)
    const row = { ...wallet, lowBalanceAt: null }
    page.open({ name: 'edit-wallet', subject, row })
    await waitFor(() => expect(hint('Low below (optional)')).toBe(none))
  })

  test('copies no fee and no visibility of a game that are not said', async () => {
    const page = await openPage()
    page.open({
      name: 'duplicate-game',
      subject: { id: 'gam_9', name: 'Chess Blitz' },
      row: game
    })
    await screen.findByRole('dialog')
    for (const label of ['Entry fee', 'Commission', 'Kind']) {
      expect(field(label).value).toBe('')
    }
    expect(chosen('Private game')).toBeUndefined()
  })
})

describe('a form in a currency whose decimals are not known', () => {
  test.each(['adjust-wallet', 'transfer'] as const)(
    'of %s takes no amount, and sends nothing',
    async name => {
      const page = await openPage()
      page.open({
        name,
        subject: { id: 'wal_3', name: 'Prize pool' },
        row: odd
      })
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(hint('Amount')).toBe(NO_DECIMALS))
      expect(field('Amount').disabled).toBe(true)
      expect(unit('Amount')).toBe('')
      const review = button('Review')
      expect(review.getAttribute('aria-disabled')).toBe('true')
      type('Reason', 'Goodwill, round aborted')
      fireEvent.click(review)
      fireEvent.submit(dialog.querySelector('form') ?? dialog)
      expect(field('Reason').disabled).toBe(false)
      expect(page.commands).toEqual([])
    }
  )

  test('of a user can be sent once another currency is chosen', async () => {
    const balances = [
      { currency: 'XYZ', available: '1' },
      { currency: 'EUR', available: '100' }
    ]
    const page = await openActionPage(
      () => ({ status: 422 }),
      path => (path === 'users/42' ? { ...user, balances } : 404)
    )
    page.open({
      name: 'adjust-user',
      subject: { id: '42', name: 'Marta' },
      row: { ...user, balances }
    })
    await screen.findByRole('option', { name: 'EUR' })
    await waitFor(() => expect(hint('Amount')).toBe(NO_DECIMALS))
    expect(unit('Amount')).toBe('')
    type('Currency', 'EUR')
    expect(field('Amount').disabled).toBe(false)
    expect(unit('Amount')).toBe('EUR')
    expect(button('Review').getAttribute('aria-disabled')).toBeNull()
  })

  test('of a wallet changes its name, and says nothing of its mark', async () => {
    const page = await openPage()
    page.open({
      name: 'edit-wallet',
      subject: { id: 'wal_3', name: 'Prize pool', version: 1 },
      row: odd
    })
    await screen.findByRole('dialog')
    await waitFor(() => expect(hint('Low below (optional)')).toBe(NO_DECIMALS))
    expect(field('Low below (optional)').disabled).toBe(true)
    type('Name', 'Prizes')
    fireEvent.click(button('Save'))
    await waitFor(() => expect(page.commands).toHaveLength(1))
    expect(page.commands[0]?.body).toEqual({ name: 'Prizes' })
  })
})
