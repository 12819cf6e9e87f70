import {
  cleanup,
  fireEvent,
  screen,
  waitFor,
  within
} from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { DrawerProps } from '../../../src/features/drawer/drawer-props.ts'
import { messages } from '../../../src/messages.ts'
import {
  type Answers,
  type DrawerPage,
  fact,
  listOf,
  openDrawerPage
} from '../../support/drawer-page.tsx'

const texts = messages.drawer

afterEach(async () => {
  cleanup()
  vi.unstubAllEnvs()
  // A drawer gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

type Drawer = ComponentType<DrawerProps<{ id: string }>>
type Name = 'user' | 'game' | 'system-wallet' | 'admin'

/** The drawers know their own rows; here they get what the API answers. */
async function load(name: Name): Promise<Drawer> {
  const drawers = {
    user: async () =>
      (await import('../../../src/screens/users/user-drawer.tsx')).UserDrawer,
    game: async () =>
      (await import('../../../src/screens/games/game-drawer.tsx')).GameDrawer,
    'system-wallet': async () =>
      (
        await import('../../../src/screens/system-wallets/system-wallet-drawer.tsx')
      ).SystemWalletDrawer,
    admin: async () =>
      (await import('../../../src/screens/admins/admin-drawer.tsx')).AdminDrawer
  }
  return (await drawers[name]()) as Drawer
}

function open(
  name: Name,
  id: string,
  answers: Answers
): Promise<DrawerPage<{ id: string }>> {
  return openDrawerPage(answers, () => load(name), [], id)
}

/** Waits until nothing in the drawer is still to come. */
async function complete(): Promise<void> {
  await screen.findByText(texts.rawJson)
  await waitFor(() =>
    expect(document.querySelector('[data-slot=skeleton]')).toBeNull()
  )
}

const marta = {
  id: '42',
  username: 'marta.k',
  displayName: 'Marta Kowalczyk',
  email: 'marta@example.com',
  emailVerified: true,
  country: 'PL',
  status: 'suspended',
  banReason: 'Two accounts',
  balances: [
    { currency: 'EUR', available: '128450', reserved: '15000' },
    { currency: 'TKN', available: '9007199254740993000', bonus: '600' }
  ],
  gamesPlayed: 412,
  tags: ['tournament', 'beta'],
  isTest: false,
  createdAt: '2026-11-14T09:31:00Z',
  version: 3
}
const deposit = {
  id: 'txn_8',
  createdAt: '2026-11-21T09:14:00Z',
  type: 'deposit',
  status: 'pending',
  direction: 'credit',
  amount: '20000',
  currency: 'EUR'
}

describe('the drawer of a user', () => {
  test('shows who it is, every wallet and the latest entries', async () => {
    await open('user', '42', {
      'users/42': { data: marta },
      'users/42/transactions': listOf([deposit])
    })
    await complete()
    const drawer = screen.getByRole('dialog', { name: 'Marta Kowalczyk' })
    expect(drawer.querySelector('[data-shape]')?.textContent).toBe('Suspended')
    expect(fact(messages.fields.email)).toBe('marta@example.comVerified')
    expect(fact(messages.fields.country)).toBe('Poland')
    expect(fact(messages.fields.banReason)).toBe('Two accounts')
    expect(fact(messages.fields.tags)).toBe('tournamentbeta')
    expect(fact(messages.fields.isTest)).toBeUndefined()
    expect(fact(messages.fields.id)).toBeUndefined()
    expect(fact(messages.fields.gamesPlayed)).toBe('412')
    expect(fact(messages.fields.phone)).toBeUndefined()
    const wallets = screen.getByRole('table', { name: texts.wallets })
    const rows = within(wallets).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CurrencyBonusReservedAvailable',
      'Euro150.001,284.50 EUR',
      'Table tokens6009,007,199,254,740,993,000 TKN'
    ])
    const entries = screen.getByRole('table', { name: texts.latestEntries })
    const entry = within(entries).getByRole('link', { name: 'Deposit' })
    const all = '/users/42/transactions'
    expect(entry.getAttribute('href')).toBe(`${all}?open=txn_8`)
    expect(within(entries).getByText('Pending')).toBeDefined()
    const link = screen.getByRole('link', { name: texts.allTransactions })
    expect(link.getAttribute('href')).toBe(all)
    expect(drawer.querySelectorAll(`a[href="${all}"]`)).toHaveLength(1)
  })

  test('stays when only the latest entries fail, which can be asked for again', async () => {
    const answers: Answers = {
      'users/42': { data: marta },
      'users/42/transactions': 'nonsense'
    }
    await open('user', '42', answers)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(texts.entriesFailed)
    expect(fact(messages.fields.email)).toBe('marta@example.comVerified')
    answers['users/42/transactions'] = listOf([])
    fireEvent.click(within(alert).getByText(messages.list.retry))
    expect((await screen.findByText(texts.noEntries)).tagName).toBe('P')
  })
})

describe('the drawer of a system wallet', () => {
  test('says what is available, and that it is low', async () => {
    await open('system-wallet', 'wal_3', {
      'system-wallets/wal_3': {
        data: {
          id: 'wal_3',
          name: 'Prize pool',
          code: 'eur-prizes',
          purpose: 'prize_pool',
          currency: 'EUR',
          balance: '10000',
          reserved: '2550',
          change24h: '-300',
          status: 'frozen',
          lowBalanceAt: '10001',
          allowNegative: false,
          createdAt: '2025-04-22T17:35:20Z'
        }
      },
      'system-wallets/transactions': listOf([deposit])
    })
    await complete()
    expect(fact(messages.fields.balance)).toBe(`100.00 EUR${texts.low}`)
    expect(fact(messages.fields.reserved)).toBe('25.50 EUR')
    expect(fact(messages.fields.available)).toBe('74.50 EUR')
    expect(fact(messages.fields.change24h)).toBe('−3.00 EUR')
    expect(fact(messages.fields.lowBalanceAt)).toBe('100.01 EUR')
    expect(fact(messages.fields.mayBeNegative)).toBe(texts.notAllowed)
    expect(fact(messages.fields.purpose)).toBe('Prize pool')
    const all = '/system-wallets/transactions?walletId=wal_3&createdAt=any'
    const link = screen.getByRole('link', { name: texts.allEntries })
    expect(link.getAttribute('href')).toBe(all)
    const entry = screen.getByRole('link', { name: 'Deposit' })
    expect(entry.getAttribute('href')).toBe(`${all}&open=txn_8`)
  })
})

describe('the drawer of a game', () => {
  test('shows players, fee and commission, and leads to its entries', async () => {
    await open('game', 'gam_9', {
      'games/gam_9': {
        data: {
          id: 'gam_9',
          name: 'Chess Blitz',
          code: 'chess-blitz',
          status: 'paused',
          minPlayers: 2,
          maxPlayers: 8,
          players: 5,
          entryFee: { amount: '0', currency: 'EUR' },
          commissionBps: 525,
          isPrivate: false,
          createdAt: '2025-04-22T17:35:20Z'
        }
      }
    })
    await complete()
    expect(fact(messages.fields.players)).toBe('5')
    expect(fact(messages.fields.playersAllowed)).toBe('2 to 8')
    expect(fact(messages.fields.entryFee)).toBe('0.00 EUR')
    expect(fact(messages.fields.commission)).toBe('5.25%')
    expect(fact(messages.fields.visibility)).toBe(texts.public)
    expect(fact(messages.fields.prizePool)).toBeUndefined()
    const link = screen.getByRole('link', { name: texts.allEntries })
    expect(link.getAttribute('href')).toBe(
      '/system-wallets/transactions?gameId=gam_9&createdAt=any'
    )
  })
})

describe('the drawer of an admin', () => {
  test('shows what is known, and leaves out what is not', async () => {
    await open('admin', 'adm_3', {
      'admins/adm_3': {
        data: {
          id: 'adm_3',
          email: 'nadia@example.com',
          status: 'invited',
          createdAt: '2025-04-22T17:35:20Z'
        }
      }
    })
    await complete()
    const drawer = screen.getByRole('dialog', { name: 'nadia@example.com' })
    expect(drawer.querySelector('[data-shape]')?.textContent).toBe('Invited')
    expect(fact(messages.fields.id)).toBe('adm_3')
    expect(fact(messages.fields.lastLogin)).toBeUndefined()
  })
})

describe('an open row', () => {
  test('is shown to an administrator only', async () => {
    const page = await open('admin', 'adm_3', {})
    await screen.findByRole('dialog')
    const { clearSession } = await import('../../../src/stores/session.ts')
    clearSession()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    page.show('adm_4')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.hits).not.toContain('GET /api/admins/adm_4')
  })

  test('replaces another one, whose details it never shows', async () => {
    const admin = (id: string, name: string): unknown => ({
      data: {
        id,
        name,
        email: `${id}@example.com`,
        status: 'active',
        createdAt: '2025-04-22T17:35:20Z'
      }
    })
    const page = await open('admin', 'adm_3', {
      'admins/adm_3': admin('adm_3', 'Nadia'),
      'admins/adm_4': admin('adm_4', 'Ines')
    })
    await screen.findByRole('dialog', { name: 'Nadia' })
    page.show('adm_4')
    expect(screen.queryByText('Nadia')).toBeNull()
    await screen.findByRole('dialog', { name: 'Ines' })
    page.show('adm_3')
    screen.getByRole('dialog', { name: 'Nadia' })
  })
})
