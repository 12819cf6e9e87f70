import {
  act,
  cleanup,
  fireEvent,
  screen,
  waitFor
} from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { User } from '../../../../src/contract/user/user.ts'
import type { Selection } from '../../../../src/features/list/store/selection.ts'
import { messages } from '../../../../src/messages.ts'
import { list } from '../../../support/fake-api.ts'
import { openUsersPage, userRow } from '../../../support/users-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('what is done to rows that were chosen is done to them as they are shown', async () => {
  let version = 1
  const page = await openUsersPage('/users', () =>
    list([userRow('42', { version })])
  )
  const { ListScreen } =
    await import('../../../../src/features/list/list-screen.tsx')
  let selection: Selection<User> | undefined
  await page.show(({ view }) => {
    ;({ selection } = view)
    return <ListScreen view={view} />
  })
  const versions = (): unknown[] =>
    Array.from(selection?.$selected.get().values() ?? [], row => row.version)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select 42' }))
  expect(versions()).toEqual([1])
  version = 2
  fireEvent.click(screen.getByRole('button', { name: messages.list.refresh }))
  await waitFor(() => expect(versions()).toEqual([2]))
})

test('a name as a document writes it, which no row has, can be searched for as a keyboard does', async () => {
  const page = await openUsersPage(
    `/users?search=${encodeURIComponent('O\u2019Brien\u2013Smith')}`,
    () => list([])
  )
  const { ListScreen } =
    await import('../../../../src/features/list/list-screen.tsx')
  await page.show(({ view }) => <ListScreen view={view} />)
  expect(page.asked().at(-1)).toContain('O\u2019Brien\u2013Smith')
  fireEvent.click(
    screen.getByRole('button', { name: "Search for O'Brien-Smith" })
  )
  await waitFor(() =>
    expect(page.asked().at(-1)).toContain("search=O'Brien-Smith")
  )
  expect(screen.queryByRole('button', { name: /Search for/u })).toBeNull()
})

test('how long ago something was is written again each minute', async () => {
  // Half a minute before the time of the API.
  const seen = '2026-11-21T14:01:41Z'
  const page = await openUsersPage('/users', () =>
    list([userRow('42', { lastSeenAt: seen })])
  )
  const { ListScreen } =
    await import('../../../../src/features/list/list-screen.tsx')
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await page.show(({ view }) => <ListScreen view={view} />)
  await screen.findByRole('checkbox', { name: 'Select 42' })
  const age = (): string | null | undefined =>
    document.querySelector(`time[datetime="${seen}"]`)?.textContent
  expect(age()).toBe('now')
  for (const text of ['1 min ago', '2 min ago']) {
    act(() => void vi.advanceTimersByTime(60_000))
    expect(age()).toBe(text)
  }
})
