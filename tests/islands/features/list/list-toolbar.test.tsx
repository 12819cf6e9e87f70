import {
  cleanup,
  fireEvent,
  screen,
  waitFor,
  within
} from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { FakeAnswers } from '../../../support/fake-api.ts'
import {
  openUsersPage,
  userRow,
  type UsersPage
} from '../../../support/users-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const COUNTRIES = [
  { value: 'PL', count: 7 },
  { value: 'DE', count: 2 }
]

const answers: FakeAnswers = (_, query) => ({
  data: [userRow('1')],
  meta: {
    page: 1,
    limit: 25,
    total: 1,
    hasMore: false,
    asOf: '2026-11-21T14:02:11Z',
    counts: query.has('withCounts') ? { country: COUNTRIES } : null
  }
})

async function open(address: string): Promise<UsersPage> {
  const page = await openUsersPage(address, answers)
  const { ListToolbar } =
    await import('../../../../src/features/list/list-toolbar.tsx')
  await page.show(({ view, query }) => (
    <ListToolbar
      list={view.list}
      query={query}
      texts={view.texts}
      filters={view.filters}
      shownValues={() => []}
    />
  ))
  return page
}

/** The buttons of the filters, as they stand in the bar. */
const bar = (): string[] =>
  [...document.querySelectorAll('summary')].map(
    item => item.textContent?.trim() ?? ''
  )

function press(text: string): void {
  const summary = [...document.querySelectorAll('summary')].find(item =>
    item.textContent?.startsWith(text)
  )
  if (!summary) throw new Error(`There is no button ${text}`)
  fireEvent.click(summary)
}

const idle = ({ list }: UsersPage): Promise<void> =>
  waitFor(() => expect(list.$state.get()).toMatchObject({ activity: 'idle' }))
const click = (name: string): boolean =>
  fireEvent.click(screen.getByRole('button', { name }))

describe('the bar of a list', () => {
  test('has the usual filters, and the others behind a button', async () => {
    await open('/users')
    expect(bar()).toEqual(['Status', 'Registered', 'Country', 'Filter'])
    press('Filter')
    await screen.findByRole('button', { name: 'Last seen' })
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  test('says what each filter is set to', async () => {
    await open(
      '/users?status=banned,closed&createdAt=7d&country=PL&balance=EUR:100..2500&isTest=false'
    )
    await waitFor(() =>
      expect(bar()).toEqual([
        'Status Banned, Closed',
        'Registered Last 7 days',
        'Country PL · Poland',
        'Available 1.00 – 25.00 EUR',
        'Test account No',
        'Filter 5'
      ])
    )
  })

  test('opens a filter that is added, and takes it away unused', async () => {
    await open('/users')
    press('Filter')
    fireEvent.click(await screen.findByRole('button', { name: 'Test account' }))
    const yes = await screen.findByRole('radio', { name: 'Yes' })
    await waitFor(() => expect(document.activeElement).toBe(yes))
    expect(bar()).toContain('Test account')
    fireEvent.keyDown(yes, { key: 'Escape' })
    await waitFor(() => expect(bar()).not.toContain('Test account'))
    expect(location.search).toBe('')
  })

  test('puts what is chosen into the address, on its first page', async () => {
    const page = await open('/users?page=2')
    const { length } = history
    press('Filter')
    fireEvent.click(await screen.findByRole('button', { name: 'Test account' }))
    fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }))
    expect(location.search).toBe('?isTest=true')
    expect(history.length).toBe(length + 1)
    expect(bar()).toContain('Test account Yes')
    await waitFor(() => expect(page.asked().at(-1)).toContain('isTest=true'))
    await idle(page)
  })

  test('stays open while several values are chosen, each with its count', async () => {
    const page = await open('/users')
    press('Country')
    const group = await screen.findByRole('group', { name: 'Country' })
    await within(group).findByText('7')
    fireEvent.click(within(group).getByRole('checkbox', { name: /Poland/u }))
    fireEvent.click(within(group).getByRole('checkbox', { name: /Germany/u }))
    expect(location.search).toBe('?country=PL,DE')
    expect(screen.getByRole('group', { name: 'Country' })).toBe(group)
    expect(page.asked().filter(hit => hit.includes('withCounts'))).toHaveLength(
      1
    )
    await idle(page)
  })

  test('takes one filter off, or all of them with the search', async () => {
    const page = await open(
      '/users?search=a&status=banned&createdAt=7d&sort=email'
    )
    click('Remove the Status filter')
    expect(location.search).toBe('?search=a&createdAt=7d&zone=UTC&sort=email')
    expect(bar()).toContain('Status')
    click('Clear')
    expect(location.search).toBe('?sort=email')
    expect(bar()).toEqual(['Status', 'Registered', 'Country', 'Filter'])
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    await idle(page)
  })
})
