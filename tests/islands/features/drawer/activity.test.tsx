import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import {
  type Answers,
  type DrawerPage,
  listOf,
  openDrawerPage
} from '../../../support/drawer-page.tsx'

const texts = messages.actions.activity
const wallets = texts.things['system-wallets']
const title = texts.title(wallets)

afterEach(async () => {
  cleanup()
  vi.unstubAllEnvs()
  // A drawer gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const wallet = {
  id: 'wal_3',
  name: 'Prize pool',
  code: 'eur.prize',
  purpose: 'prize_pool',
  currency: 'EUR',
  balance: '100',
  available: '100',
  status: 'active',
  createdAt: '2026-11-14T09:31:00Z'
}

const deed = (facts: object): object => ({
  id: 'aud_1',
  createdAt: '2026-11-21T13:47:05Z',
  action: 'wallet.edited',
  resource: 'system-wallets',
  resourceId: 'wal_3',
  admin: { id: 'adm_3', name: 'Nadia Ferrand' },
  ...facts
})

function open(audit: unknown): Promise<DrawerPage<{ id: string }>> {
  const answers: Answers = {
    'system-wallets/wal_3': { data: wallet },
    'system-wallets/transactions': listOf([]),
    audit
  }
  return openDrawerPage(
    answers,
    async () => {
      const { SystemWalletDrawer } =
        await import('../../../../src/screens/system-wallets/system-wallet-drawer.tsx')
      return SystemWalletDrawer as never
    },
    [],
    'wal_3'
  )
}

/** What was done, with every amount written out. */
async function deeds(): Promise<string[]> {
  const list = await screen.findByRole('list', { name: title })
  await vi.waitFor(() =>
    expect(list.querySelector('[data-slot=skeleton]')).toBeNull()
  )
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
}

describe('the activity in a drawer', () => {
  test('says who did what, what changed, and why', async () => {
    await open(
      listOf([
        deed({
          before: { name: 'Pool', lowBalanceAt: null, status: 'active' },
          after: { name: 'Prize pool', lowBalanceAt: '5000', status: 'frozen' },
          reason: 'Audit of May'
        })
      ])
    )
    const [text] = await deeds()
    expect(text).toMatch(
      /^Nadia Ferrand edited the wallet .*13:47:05.*Audit of May/u
    )
    expect(text).toContain('NamePool →became Prize pool')
    expect(text).toContain('Low belowempty →became 50.00 EUR')
    expect(text).toContain('StatusActive →became Frozen')
  })

  test('says how much was moved, with its reason code', async () => {
    const moved = deed({
      action: 'wallet.adjusted',
      amount: { amount: '-1250', currency: 'EUR' },
      reasonCode: 'chargeback'
    })
    await open(
      listOf([
        { ...moved, reason: 'Ticket 88' },
        { ...moved, id: 'aud_2' }
      ])
    )
    const lines = await deeds()
    expect(lines[0]).toMatch(
      /^Nadia Ferrand corrected the balance .*−12\.50 EUR · Chargeback: Ticket 88$/u
    )
    expect(lines[1]).toMatch(/Chargeback$/u)
  })

  test('names what else was touched, with links, where another thing is shown', async () => {
    const mira = { resource: 'users', id: '42', name: 'Mira Albani' }
    const pool = { resource: 'system-wallets', id: 'wal_3' }
    await open(
      listOf([
        deed({
          action: 'user.adjusted',
          resource: 'users',
          resourceId: '42',
          subjects: [
            mira,
            { resource: 'transactions', id: 'txn_1', owner: mira },
            { resource: 'transactions', id: 'txn_2', owner: pool },
            { ...pool, name: 'Prize pool' }
          ]
        })
      ])
    )
    const [text] = await deeds()
    expect(text).toMatch(/^Nadia Ferrand adjusted the balance: Mira Albani /u)
    expect(text).toContain(
      `${messages.drawer.transaction}txn_2${texts.alsoTouched}Mira Albanitxn_1`
    )
    const list = screen.getByRole('list', { name: title })
    const links = within(list).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/admins?open=adm_3',
      '/users?open=42',
      '/system-wallets/transactions?walletId=wal_3&createdAt=any&open=txn_2',
      '/users?open=42',
      '/users/42/transactions?open=txn_1'
    ])
  })

  test('shows what it has no words for as it came', async () => {
    await open(
      listOf([
        deed({
          action: 'wallet.audited',
          after: { checks: ['a', 'b'], other: { x: 1 } }
        })
      ])
    )
    const [text] = await deeds()
    expect(text).toContain('Nadia Ferrand wallet.audited')
    expect(text).toContain('checksa, b')
    expect(text).toContain('"x": 1')
  })

  test('shows instants as times and money in its currency', async () => {
    await open(
      listOf([
        deed({
          before: { balance: { amount: '100', currency: 'TKN' } },
          after: {
            balance: { amount: '-250', currency: 'EUR' },
            bannedUntil: '2026-11-21T13:47:05Z'
          }
        })
      ])
    )
    const [text] = await deeds()
    expect(text).toContain('100 TKN →became −2.50 EUR')
    expect(screen.getAllByText(/13:47:05/u).length).toBeGreaterThan(1)
  })

  test('says that nothing was done', async () => {
    await open(listOf([]))
    await screen.findByText(texts.empty(wallets))
    expect(screen.queryByRole('button', { name: /^Show/u })).toBeNull()
  })

  test('offers so many more as it then asks for', async () => {
    const entries = Array.from({ length: 10 }, (_, place) =>
      deed({ id: `aud_${place}`, after: { name: 'Pool' } })
    )
    await open(listOf(entries, true))
    expect(
      await screen.findByRole('button', { name: 'Show up to 25 more' })
    ).toBeDefined()
  })

  test('says that it did not load, and asks again', async () => {
    const page = await open('nonsense')
    const alert = await screen.findByText(new RegExp(texts.failed, 'u'))
    const asked = (): number =>
      page.hits.filter(hit => hit.startsWith('GET /api/audit?')).length
    const before = asked()
    const notice = alert.closest<HTMLElement>('[role="alert"]')
    const retry = messages.list.retry
    fireEvent.click(
      within(notice as HTMLElement).getByRole('button', { name: retry })
    )
    await vi.waitFor(() => expect(asked()).toBe(before + 1))
  })

  test.each([404, 405, 501])(
    'is left out, heading and all, where the API answers %i',
    async status => {
      await open(status)
      const heading = { name: title }
      await screen.findByRole('heading', heading)
      await vi.waitFor(() =>
        expect(screen.queryByRole('heading', heading)).toBeNull()
      )
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByText(messages.drawer.latestEntries)).toBeDefined()
    }
  )

  test.each([403, 500])('says that it did not load on %i', async status => {
    await open(status)
    await screen.findByText(new RegExp(texts.failed, 'u'))
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
  })

  test('names the thing that it asks for', async () => {
    const page = await open(listOf([]))
    await screen.findByText(texts.empty(wallets))
    const query =
      'resource=system-wallets&resourceId=wal_3&limit=10&sort=-createdAt&withTotal=false&page=1'
    expect(page.hits).toContain(`GET /api/audit?${query}`)
  })
})
