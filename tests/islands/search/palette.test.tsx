import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor
} from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as sessionStore from '../../../src/stores/session.ts'
import { fakeApi, list } from '../../support/fake-api.ts'
import { freshDocument } from '../../support/fresh-document.ts'
import { startRawServer } from '../../support/raw-server.ts'
import { userRow } from '../../support/users-page.tsx'

const entry = {
  id: 'txn_7',
  createdAt: '2026-11-20T10:00:00Z',
  type: 'deposit',
  status: 'completed',
  direction: 'debit',
  amount: '2500',
  currency: 'EUR',
  walletId: 'wal_1',
  walletName: 'Deposits EUR',
  userId: '5',
  userName: 'Anna Bach',
  counterparty: { kind: 'user', id: '5', name: 'Anna Bach' },
  reference: 'DEP-0001'
}

interface Answers {
  users?: object[] | number
  wallets?: object[]
  games?: object[]
  admins?: object[]
  entries?: object[]
  byId?: Record<string, object>
}

const LISTS: Readonly<Record<string, Exclude<keyof Answers, 'byId'>>> = {
  users: 'users',
  'system-wallets': 'wallets',
  games: 'games',
  admins: 'admins',
  'system-wallets/transactions': 'entries'
}

/** One request for each list. */
const searches = (text: string): string[] =>
  Object.keys(LISTS)
    .map(path => `${path}?${text}`)
    .toSorted()

let asked: string[]
/** Answers wait for it. */
let gate: Promise<void>
let answers: Answers

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  asked = []
  gate = Promise.resolve()
  answers = {}
})
afterEach(() => {
  cleanup()
})

async function openPalette(): Promise<typeof sessionStore> {
  const answer = fakeApi((path, query) => {
    const search = query.get('search')
    asked.push(search === null ? path : `${path}?${search}`)
    const listed = LISTS[path]
    if (listed) {
      const rows = answers[listed] ?? []
      return typeof rows === 'number' ? rows : list(rows)
    }
    const found = answers.byId?.[path]
    return found ? { data: found } : 404
  })
  const { origin } = await startRawServer((request, response) => {
    void gate.then(() => answer(request, response))
  })
  history.replaceState(null, '', '/games')
  freshDocument(`${origin}/api/`)
  const session = await import('../../../src/stores/session.ts')
  const { startRouting } = await import('../../../src/stores/route.ts')
  const { showLayer, $panelLayer } =
    await import('../../../src/islands/search/panel-layer.ts')
  const { Palette } = await import('../../../src/islands/search/palette.tsx')
  const { useStore } = await import('@nanostores/react')
  function Page(): React.ReactNode {
    return (
      <>
        <main>
          <h1>Games</h1>
          <button type="button">Before</button>
        </main>
        <Palette open={useStore($panelLayer) === 'palette'} />
      </>
    )
  }
  startRouting()
  await session.checkSession()
  render(<Page />)
  screen.getByRole('button', { name: 'Before' }).focus()
  act(() => showLayer('palette'))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  return session
}

/** Longer than what is typed waits for the next key. */
const pause = (): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, 400))

const field = (): HTMLElement =>
  screen.getByRole('combobox', { name: 'Find or go to' })
const type = (value: string): boolean =>
  fireEvent.change(field(), { target: { value } })
const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(field(), { key, ...more })
const options = (): string[] =>
  screen.queryAllByRole('option').map(option => option.textContent ?? '')
const groups = (): (string | null | undefined)[] =>
  screen
    .queryAllByRole('group')
    .map(group => group.firstElementChild?.textContent)
const current = (): string | null | undefined => {
  const [selected, ...more] = screen
    .getAllByRole('option')
    .filter(option => option.getAttribute('aria-selected') === 'true')
  expect(more).toEqual([])
  expect(field().getAttribute('aria-activedescendant')).toBe(selected?.id)
  return selected?.textContent
}
const said = (): string =>
  document.querySelector('[role=dialog] output')?.textContent ?? ''

describe('the palette', () => {
  test('offers screens and what the panel does, before a word is typed', async () => {
    await openPalette()
    expect(groups()).toEqual(['Screens', 'Panel'])
    expect(options()).toContain('Usersg u')
    expect(options()).toContain('Sign out')
    type('wallet trans')
    expect(options()).toEqual(['Wallet transactionsg t'])
  })

  test('is a combobox whose keys move through the list', async () => {
    await openPalette()
    const all = options()
    expect(current()).toBe(all[0])
    press('ArrowDown')
    expect(current()).toBe(all[1])
    press('End')
    expect(current()).toBe(all.at(-1))
    press('ArrowDown')
    expect(current()).toBe(all[0])
    press('ArrowUp')
    expect(current()).toBe(all.at(-1))
    press('Home')
    expect(current()).toBe(all[0])
    press('ArrowDown', { isComposing: true })
    press('Enter', { isComposing: true })
    expect(current()).toBe(all[0])
    expect(field().getAttribute('aria-expanded')).toBe('true')
  })

  test('asks once for what is typed, after a pause', async () => {
    answers.users = [userRow('5', { displayName: 'Anna Bach' })]
    await openPalette()
    for (const text of ['a', 'an', 'ann', 'anna']) type(text)
    expect(asked).toEqual([])
    await waitFor(() => expect(options().join()).toContain('Anna Bach'))
    expect(asked.toSorted()).toEqual(searches('anna'))
    expect(groups()).toEqual(['Users'])
    expect(said()).toBe('1 result')
  })

  test('finds a screen however its name was pasted', async () => {
    await openPalette()
    type('\u200BWALLET\u00A0tr\u00ADans')
    expect(options()).toEqual(['Wallet transactionsg t'])
  })

  test('asks for what was pasted without what is unseen', async () => {
    await openPalette()
    type('\u202ADEP\u20117\u2019\u202C\u200B')
    await waitFor(() => expect(said()).toContain('Nothing found'))
    expect(asked.toSorted()).toEqual(searches('DEP-7\u2019'))
  })

  test('finds what has a name in every list, each in a section of its own', async () => {
    const createdAt = '2026-11-14T09:31:00Z'
    answers.users = [userRow('5', { displayName: 'Commissar' })]
    answers.wallets = [
      {
        id: 'wal_2',
        name: 'Commission',
        code: 'eur-fees',
        currency: 'EUR',
        balance: '100',
        status: 'active',
        createdAt
      }
    ]
    answers.games = [
      { id: 'gam_3', name: 'Commerce', code: 'commerce', status: 'running' },
      { id: 'gam_4', name: 'Commissar', code: 'commissar', status: 'running' }
    ].map(game => ({
      ...game,
      minPlayers: 2,
      maxPlayers: 4,
      players: 0,
      entryFee: { amount: '0', currency: 'EUR' },
      commissionBps: 0,
      createdAt
    }))
    answers.admins = [
      { id: 'adm_4', email: 'comm@example.com', status: 'invited', createdAt }
    ]
    await openPalette()
    type('comm')
    await waitFor(() =>
      expect(groups()).toEqual(['Users', 'System wallets', 'Games', 'Admins'])
    )
    expect(options().slice(1)).toEqual([
      'Commissioneur-feeswal_2',
      'Commercecommercegam_3',
      'Commissarcommissargam_4',
      'comm@example.comadm_4'
    ])
    const links = screen.getAllByRole('option')
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/users?open=5',
      '/system-wallets?open=wal_2',
      '/games?open=gam_3',
      '/games?open=gam_4',
      '/admins?open=adm_4'
    ])
  })

  test.each(['999', 'adm_99', 'wal_99999', 'DEP-2026-0009', 'player22'])(
    'asks for nothing by its id that no list finds: %s',
    async text => {
      await openPalette()
      type(text)
      await waitFor(() => expect(said()).toContain('Nothing found'))
      expect(asked.toSorted()).toEqual(searches(text))
    }
  )

  test('asks by its id for an entry of a user, which no list has', async () => {
    answers.byId = {
      'transactions/txn_7': { ...entry, walletName: null, entries: [] }
    }
    await openPalette()
    type('txn_7')
    await waitFor(() => expect(groups()).toEqual(['Exact match']))
    expect(screen.getByRole('option').getAttribute('href')).toBe(
      '/users/5/transactions?open=txn_7'
    )
    // One that a list has found is known.
    asked = []
    answers.entries = [{ ...entry, id: 'txn_8' }]
    type('txn_8')
    await waitFor(() => expect(options().join()).toContain('Deposits EUR'))
    expect(groups()).toEqual(['Exact match'])
    expect(asked.toSorted()).toEqual(searches('txn_8'))
  })

  test('cuts nothing that is pasted, and says that it is too long', async () => {
    await openPalette()
    const input = field()
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    // Cut in the browser, which jsdom does not do.
    expect(input.maxLength).toBe(-1)
    const before = asked.length
    type('x'.repeat(201))
    await pause()
    expect(asked.slice(before)).toEqual([])
    expect(said()).toBe('201 characters, the limit is 200')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText(/Nothing/u)).toBeNull()
    // What is not sent is not counted.
    type(`${'x'.repeat(180)}${'\u200B'.repeat(30)}`)
    await waitFor(() => expect(asked).toContain(`users?${'x'.repeat(180)}`))
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  test('asks for nothing that an input method still composes', async () => {
    answers.users = [userRow('5', { displayName: '高橋 Anna' })]
    await openPalette()
    fireEvent.compositionStart(field())
    for (const value of ['ta', 'たか', '高橋']) {
      fireEvent.input(field(), { target: { value }, isComposing: true })
    }
    await pause()
    expect(asked).toEqual([])
    // Nor is it said that there is nothing.
    expect(screen.queryByText(/高橋/u)).toBeNull()
    press('Enter', { keyCode: 229 })
    fireEvent.compositionEnd(field())
    press('Enter', { keyCode: 229 })
    await waitFor(() => expect(options().join()).toContain('高橋 Anna'))
    expect(asked.toSorted()).toEqual(searches('高橋'))
    expect(location.pathname).toBe('/games')
  })

  test('does not ask for one letter, which means everybody', async () => {
    await openPalette()
    type('a')
    await pause()
    expect(asked).toEqual([])
    expect(said()).toBe('')
    type('an')
    await waitFor(() => expect(asked).not.toEqual([]))
    expect(asked).not.toContain('users?a')
  })

  test('offers what has exactly this id first, and once', async () => {
    answers.users = [userRow('42'), userRow('142')]
    await openPalette()
    type('42')
    await waitFor(() => expect(groups()).toEqual(['Exact match', 'Users']))
    expect(options()).toEqual(['User 4242', 'User 142142'])
    expect(current()).toBe('User 4242')
    expect(asked.toSorted()).toEqual(searches('42'))
  })

  test('offers what has exactly this name, email or code before what contains it', async () => {
    const createdAt = '2026-11-14T09:31:00Z'
    const wallet = (id: string, name: string, code: string): object => ({
      id,
      name,
      code,
      currency: 'EUR',
      balance: '100',
      status: 'active',
      createdAt
    })
    answers.wallets = [
      wallet('wal_1', 'Dinar prize pool', 'kwd-prizes'),
      wallet('wal_2', 'Prize pool', 'eur-prizes')
    ]
    answers.users = [
      userRow('5', { displayName: 'Pool', email: 'prize@example.com' })
    ]
    await openPalette()
    for (const text of ['prize pool', '\uFF30RIZE pool']) {
      type(text)
      await waitFor(() =>
        expect(groups()).toEqual(['Exact match', 'Users', 'System wallets'])
      )
      expect(current()).toBe('Prize pooleur-prizeswal_2')
      type('')
    }
    for (const [text, found] of [
      ['KWD-prizes', 'Dinar prize pool'],
      ['Prize@Example.com', 'Pool']
    ] as const) {
      type(text)
      await waitFor(() => expect(groups()[0]).toBe('Exact match'))
      expect(current()).toMatch(new RegExp(`^${found}`, 'u'))
      type('')
    }
  })

  test('titles a transaction by the id that was typed, and tells two of one reference apart', async () => {
    answers.entries = [entry, { ...entry, id: 'txn_8', status: 'cancelled' }]
    await openPalette()
    type('DEP-0001')
    await waitFor(() => expect(options()).toHaveLength(2))
    expect(options()[0]).toMatch(/^DEP-0001Deposit · Completed · .*10:00:00/u)
    expect(options()[1]).toMatch(/^DEP-0001Deposit · Cancelled · .*10:00:00/u)
    type('TXN_7')
    await waitFor(() => expect(groups()[0]).toBe('Exact match'))
    expect(current()).toMatch(/^txn_7DEP-0001 · Deposit/u)
  })

  test('opens an entry where the entries of its owner are', async () => {
    answers.entries = [entry]
    await openPalette()
    type('DEP-0001')
    await waitFor(() => expect(groups()).toEqual(['Transactions']))
    await waitFor(() =>
      expect(options()[0]).toMatch(/Deposits EUR → Anna Bach.*25\.00/u)
    )
    press('Enter')
    await waitFor(() =>
      expect(location.search).toBe('?walletId=wal_1&createdAt=any&open=txn_7')
    )
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('never lets an older answer stand under a newer text', async () => {
    answers.users = [userRow('5', { displayName: 'Anna Bach' })]
    await openPalette()
    let open = (): void => undefined
    gate = new Promise(resolve => {
      open = resolve
    })
    type('anna')
    await pause()
    type('anna b')
    expect(screen.getByText('Searching')).toBeDefined()
    answers.users = [userRow('6', { displayName: 'Anna Berg' })]
    open()
    await waitFor(() => expect(options().join()).toContain('Anna Berg'))
    expect(options().join()).not.toContain('Bach')
  })

  test('says what could not be searched, shows the rest, and asks again', async () => {
    answers.users = 403
    answers.entries = [entry]
    await openPalette()
    type('dep')
    const text = 'Users could not be searched. You have no access to this.'
    await waitFor(() => expect(groups()).toEqual(['Transactions', text]))
    expect(said()).toBe(text)
    answers.users = [userRow('9', { displayName: 'Dep Dep' })]
    press('End')
    expect(current()).toBe('Try again')
    press('Enter')
    await waitFor(() => expect(groups()).toEqual(['Users', 'Transactions']))
    expect(said()).toBe('2 results')
  })

  test('says when nothing is found', async () => {
    await openPalette()
    type('zzzz')
    await waitFor(() => expect(said()).toBe('Nothing found for “zzzz”.'))
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field().getAttribute('aria-expanded')).toBe('false')
    press('Enter')
    expect(field()).toBeDefined()
  })

  test('chooses nothing by the Enter that is still held from its button', async () => {
    await openPalette()
    type('users')
    press('Enter', { repeat: true })
    expect(field()).toBeDefined()
    expect(location.pathname).toBe('/games')
  })

  test('opens a link in a new tab with Ctrl, and stays on its screen', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await openPalette()
    type('users')
    press('Enter', { ctrlKey: true })
    expect(open).toHaveBeenCalledWith('/users', '_blank', 'noopener')
    expect(location.pathname).toBe('/games')
  })

  test('gives the focus back where it was', async () => {
    await openPalette()
    press('Escape')
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'Before' })
      )
    )
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('offers what was opened last, and nothing of it to anybody else', async () => {
    answers.users = [userRow('5', { displayName: 'Anna Bach' })]
    const { clearSession } = await openPalette()
    const { showLayer } =
      await import('../../../src/islands/search/panel-layer.ts')
    type('anna')
    await waitFor(() => expect(groups()).toEqual(['Users']))
    press('Enter')
    await waitFor(() => expect(location.search).toBe('?open=5'))
    act(() => showLayer('palette'))
    expect(groups()[0]).toBe('Recent')
    expect(options()[0]).toContain('Anna Bach')
    const kept = [localStorage, sessionStorage].map(Object.entries)
    expect(JSON.stringify(kept)).not.toMatch(/anna/iu)
    act(() => clearSession())
    expect(groups()[0]).toBe('Screens')
    const fetched = vi.spyOn(globalThis, 'fetch')
    type('anna')
    await pause()
    expect(fetched).not.toHaveBeenCalled()
    expect(options()).toEqual([])
  })

  test('offers the five things that were opened last, the last one first', async () => {
    await openPalette()
    const { noteOpened } = await import('../../../src/islands/search/find.ts')
    act(() => {
      for (const id of ['1', '2', '3', '4', '5', '6', '3']) {
        noteOpened({ kind: 'users', id, name: `User ${id}`, detail: undefined })
      }
    })
    expect(groups()).toEqual(['Recent', 'Screens', 'Panel'])
    expect(options().slice(0, 6)).toEqual([
      'User 33',
      'User 66',
      'User 55',
      'User 44',
      'User 22',
      'Adminsg a'
    ])
  })
})
