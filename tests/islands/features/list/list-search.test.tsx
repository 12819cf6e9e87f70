import {
  act,
  cleanup,
  fireEvent,
  screen,
  waitFor
} from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import {
  openUsersPage,
  userRow,
  type UsersPage
} from '../../../support/users-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

/** Longer than a search waits for the next key, in ms. */
const LATER_MS = 400

async function open(address: string): Promise<UsersPage> {
  const page = await openUsersPage(address, () => ({
    data: [userRow('1')],
    meta: {
      page: 1,
      limit: 25,
      total: 1,
      hasMore: false,
      asOf: '2026-11-21T14:02:11Z'
    }
  }))
  const { ListSearch } =
    await import('../../../../src/features/list/list-search.tsx')
  await page.show(({ view, query }) => (
    <>
      <ListSearch list={view.list} query={query} texts={view.texts} />
      <button type="button">Elsewhere</button>
    </>
  ))
  return page
}

const field = (): HTMLInputElement => screen.getByRole('searchbox')
const leave = (): void => act(() => screen.getByText('Elsewhere').focus())
const later = (): Promise<void> =>
  act(async () => {
    await new Promise(resolve => setTimeout(resolve, LATER_MS))
  })

function type(text: string): void {
  act(() => field().focus())
  fireEvent.change(field(), { target: { value: text } })
}

async function goBack(): Promise<void> {
  const gone = new Promise(resolve =>
    window.addEventListener('popstate', resolve, { once: true })
  )
  await act(async () => {
    history.back()
    await gone
  })
}

async function idle({ list }: UsersPage): Promise<void> {
  await waitFor(() =>
    expect(list.$state.get()).toMatchObject({ activity: 'idle' })
  )
}

describe('the search of a list', () => {
  test('is asked for after a pause, or at once when the field is left', async () => {
    const page = await open('/users?status=banned')
    type('an')
    expect(location.search).toBe('?status=banned')
    await later()
    expect(location.search).toBe('?search=an&status=banned')
    type('anna')
    leave()
    expect(location.search).toBe('?search=anna&status=banned')
    const { length } = history
    await later()
    expect(history.length).toBe(length)
    await idle(page)
  })

  test('goes with whatever is chosen right after it', async () => {
    const page = await open('/users')
    type('an')
    leave()
    page.navigate(`${location.pathname}${location.search}&limit=10`)
    await later()
    expect(location.search).toBe('?search=an&limit=10')
    await idle(page)
  })

  test('never arrives on another screen', async () => {
    const page = await open('/users')
    type('an')
    page.navigate('/games')
    leave()
    await later()
    expect(location.pathname + location.search).toBe('/games')
  })

  test('is one entry of the history for each visit to the field', async () => {
    const page = await open('/users')
    const { length } = history
    type('a')
    await later()
    type('an')
    await later()
    type('ann')
    fireEvent.submit(field())
    expect(location.search).toBe('?search=ann')
    expect(history.length).toBe(length + 1)
    leave()
    type('bo')
    leave()
    expect(history.length).toBe(length + 2)
    await goBack()
    expect(location.search).toBe('?search=ann')
    expect(field().value).toBe('ann')
    await goBack()
    expect(location.search).toBe('')
    expect(field().value).toBe('')
    await idle(page)
  })

  test('gives way to Back while it is typed', async () => {
    const page = await open('/users')
    page.navigate('/users?limit=10')
    type('an')
    await goBack()
    await later()
    expect(location.search).toBe('')
    expect(field().value).toBe('')
    await idle(page)
  })

  test('keeps the blank before the next word', async () => {
    const page = await open('/users')
    type('anna ')
    await later()
    expect(location.search).toBe('?search=anna')
    expect(field().value).toBe('anna ')
    await idle(page)
  })

  test('that is too long stays in the field, and is not asked for', async () => {
    await open('/users?search=an')
    const pasted = 'x'.repeat(240)
    type(pasted)
    screen.getByText('240 characters, the limit is 200')
    leave()
    await later()
    expect(location.search).toBe('?search=an')
    expect(field().value).toBe(pasted)
  })
})
