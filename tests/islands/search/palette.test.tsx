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
  entries?: object[]
  byId?: Record<string, object>
}

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
    if (path === 'users') {
      const rows = answers.users ?? []
      return typeof rows === 'number' ? rows : list(rows)
    }
    if (path === 'system-wallets/transactions') {
      return list(answers.entries ?? [])
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
    expect(asked.toSorted()).toEqual([
      'system-wallets/transactions?anna',
      'users?anna'
    ])
    expect(groups()).toEqual(['Users'])
    expect(said()).toBe('1 result')
  })

  test('finds a screen however its name was pasted', async () => {
    await openPalette()
    type('\u200BWALLET\u00A0tr\u00ADans')
    expect(options()).toEqual(['Wallet transactionsg t'])
  })

  test('asks for what was pasted without what is unseen, and for its id', async () => {
    await openPalette()
    type('\u202ADEP\u20117\u2019\u202C\u200B')
    await waitFor(() => expect(asked).toHaveLength(4))
    expect(asked.toSorted()).toEqual([
      'system-wallets/transactions?DEP-7\u2019',
      "transactions/DEP-7'",
      "users/DEP-7'",
      'users?DEP-7\u2019'
    ])
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
    expect(asked.toSorted()).toEqual([
      'system-wallets/transactions?高橋',
      'users?高橋'
    ])
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
    answers.byId = { 'users/42': userRow('42') }
    await openPalette()
    type('42')
    await waitFor(() => expect(groups()).toEqual(['Exact id', 'Users']))
    expect(options()).toEqual(['User 4242', 'User 142142'])
    expect(current()).toBe('User 4242')
    expect(asked).toContain('transactions/42')
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
        noteOpened({ kind: 'user', user: userRow(id) })
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
