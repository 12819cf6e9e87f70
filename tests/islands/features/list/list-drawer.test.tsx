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
import { openUsersPage, userRow } from '../../../support/users-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const drawer = Object.assign(
  ({ open, id, onClose }: DrawerProps<User>) =>
    open && (
      <button type="button" onClick={onClose}>
        Close user {id}
      </button>
    ),
  { preload: () => undefined }
)

test('a row that was gone back to from another one closes to the list, past all rows before it', async () => {
  const page = await openUsersPage('/users', () =>
    list(['1', '2', '3'].map(id => userRow(id)))
  )
  const { ListDrawer } =
    await import('../../../../src/features/list/list-drawer.tsx')
  await page.show(({ view, query, shown }) => (
    <ListDrawer
      view={{ ...view, drawer }}
      rows={shown?.page.data}
      inactive={false}
      open={query.open}
    />
  ))
  for (const id of ['1', '2', '3']) page.navigate(`/users?open=${id}`)
  act(() => history.back())
  fireEvent.click(await screen.findByRole('button', { name: 'Close user 2' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Close user 2' })).toBeNull()
  )
  expect(location.pathname + location.search).toBe('/users')
})
