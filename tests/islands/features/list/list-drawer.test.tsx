import {
  act,
  cleanup,
  fireEvent,
  screen,
  waitFor
} from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { User } from '../../../../src/contract/user/user.ts'
import type { DrawerProps } from '../../../../src/features/drawer/drawer-props.ts'
import { list } from '../../../support/fake-api.ts'
import {
  openUsersPage,
  type UsersPage,
  userRow
} from '../../../support/users-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const drawer = Object.assign(
  ({ open, id, tab, onTab, onClose, onStep }: DrawerProps<User>) =>
    open && (
      <>
        <button type="button" onClick={onClose}>
          Close user {id}
        </button>
        <button type="button" onClick={() => onStep(1)}>
          Next
        </button>
        <button
          type="button"
          onClick={() => onTab({ name: 'notes', filters: {} })}
        >
          Tab {tab?.name ?? 'none'}
        </button>
      </>
    ),
  { preload: () => Promise.resolve() }
)

async function openDrawers(
  ids = (): string[] => ['1', '2', '3']
): Promise<UsersPage> {
  const page = await openUsersPage('/users', () =>
    list(ids().map(id => userRow(id)))
  )
  const { ListDrawer } =
    await import('../../../../src/features/list/list-drawer.tsx')
  await page.show(({ view, query, shown }) => (
    <ListDrawer
      view={{ ...view, drawer }}
      rows={shown?.page.data}
      inactive={false}
      query={query}
    />
  ))
  return page
}

test('the row behind one that has left the list is the next one', async () => {
  let ids = ['1', '2', '3']
  const page = await openDrawers(() => ids)
  page.navigate('/users?open=2')
  await screen.findByRole('button', { name: 'Close user 2' })
  const { announceChange } = await import('../../../../src/stores/changes.ts')
  ids = ['1', '3']
  act(() => announceChange())
  await waitFor(() => expect(page.asked()).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('button', { name: 'Close user 3' })
})

async function expectCloseTo(
  address: string,
  { id, first }: { id: string; first: string }
): Promise<void> {
  const name = `Close user ${id}`
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(location.pathname + location.search).toBe(address)
  // It went back: what was opened first lies ahead.
  act(() => history.forward())
  await screen.findByRole('button', { name: `Close user ${first}` })
}

test('a row that was gone back to from another one closes to the list, past all rows before it', async () => {
  const page = await openDrawers()
  for (const id of ['1', '2', '3']) page.navigate(`/users?open=${id}`)
  act(() => history.back())
  await expectCloseTo('/users', { id: '2', first: '1' })
})

test('a row opened after a step is an entry of its own, past which closing goes', async () => {
  const page = await openDrawers()
  page.navigate('/users?open=1')
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('button', { name: 'Close user 2' })
  page.navigate('/users?open=3')
  await expectCloseTo('/users', { id: '3', first: '2' })
})

test('a tab is in the address, goes with a step, and ends with the drawer', async () => {
  const page = await openDrawers()
  const address = (): string => location.pathname + location.search
  const click = async (name: string): Promise<boolean> =>
    fireEvent.click(await screen.findByRole('button', { name }))
  page.navigate('/users?open=1')
  const before = history.length
  await click('Tab none')
  await screen.findByRole('button', { name: 'Tab notes' })
  expect(address()).toBe('/users?open=1&tab=notes')
  await click('Next')
  await screen.findByRole('button', { name: 'Close user 2' })
  expect(address()).toBe('/users?open=2&tab=notes')
  // One press of Back leads to the list, and forward to the tab again.
  expect(history.length).toBe(before)
  act(() => history.back())
  await waitFor(() => expect(address()).toBe('/users'))
  act(() => history.forward())
  await screen.findByRole('button', { name: 'Tab notes' })
  await click('Close user 2')
  await waitFor(() => expect(address()).toBe('/users'))
})
