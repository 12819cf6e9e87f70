import type { RequestListener } from 'node:http'

import { act, render, waitFor } from '@testing-library/react'
import type { JSX, ReactNode } from 'react'

import type { User } from '../../src/contract/user/user.ts'
import type { ListView } from '../../src/features/list/list-view.ts'
import type { FetchedPage } from '../../src/features/list/store/fetched-page.ts'
import type { ListQuery } from '../../src/features/list/store/list-parameters.ts'
import { fakeApi, type FakeAnswers } from './fake-api.ts'
import { freshDocument } from './fresh-document.ts'
import type * as lists from './lists.ts'
import { startRawServer } from './raw-server.ts'

const noOverlay = Object.assign(() => null, {
  preload: () => Promise.resolve()
})

/** What a part of the screen of users is given. */
export interface PartProps {
  view: ListView<User>
  query: ListQuery
  shown: FetchedPage<User> | undefined
}

/** A signed-in page with the list of users at an address. */
export interface UsersPage {
  list: (typeof lists)['usersList']
  /** What the API was asked for users, as `users?page=1`. */
  asked: () => string[]
  /** Renders a part of the screen, and waits for the first rows. */
  show: (part: (props: PartProps) => ReactNode) => Promise<void>
  navigate: (address: string) => void
  /** Answers for users come no sooner than the function given is called. */
  hold: () => () => void
}

/** Opens the users of an API that answers so, see `fakeApi`. */
export async function openUsersPage(
  address: string,
  answers: FakeAnswers
): Promise<UsersPage> {
  let held: (() => void)[] | undefined
  const answer = fakeApi(answers)
  const listener: RequestListener = (request, response) => {
    if (held && request.url?.startsWith('/api/users')) {
      held.push(() => answer(request, response))
    } else answer(request, response)
  }
  const { origin, hits } = await startRawServer(listener)
  history.replaceState(null, '', address)
  freshDocument(`${origin}/api/`)
  const { checkSession } = await import('../../src/stores/session.ts')
  const route = await import('../../src/stores/route.ts')
  const { usersList } = await import('./lists.ts')
  const view = await usersView(usersList)
  const { useStore } = await import('@nanostores/react')
  route.startRouting()
  await checkSession()

  return {
    list: usersList,
    asked: () =>
      hits
        .map(hit => decodeURIComponent(hit.replace('GET /api/', '')))
        .filter(hit => hit.startsWith('users')),
    async show(part) {
      function Page(): JSX.Element {
        const state = useStore(usersList.$state)
        const query = usersList.query(useStore(route.$route))
        const shown = state.kind === 'loading' ? undefined : state.shown
        return <main>{part({ view, query, shown })}</main>
      }
      render(<Page />)
      await waitFor(() => {
        if (usersList.$state.get().kind === 'loading')
          throw new Error('No rows')
      })
    },
    navigate: to => act(() => route.navigate(to, 'push')),
    hold() {
      held = []
      return () => {
        for (const go of held ?? []) go()
        held = undefined
      }
    }
  }
}

async function usersView(
  list: (typeof lists)['usersList']
): Promise<ListView<User>> {
  const { userRows } = await import('../../src/screens/users/users-rows.tsx')
  const { userFields } = await import('../../src/screens/users/user-fields.tsx')
  const { filtersOf } =
    await import('../../src/features/field-table/filters-of.ts')
  const { accessorsOf } =
    await import('../../src/features/field-table/accessors-of.ts')
  const { createSelection } =
    await import('../../src/features/list/store/selection.ts')
  const { messages } = await import('../../src/messages.ts')
  return {
    hasMenu: false,
    list,
    texts: messages.users,
    columns: userRows.columns,
    filters: filtersOf(list, userFields),
    rowKey: user => user.id,
    rowName: user => user.id,
    accessors: accessorsOf(userFields),
    selection: createSelection(user => user.id),
    fileName: 'users',
    drawer: noOverlay,
    rowMenu: noOverlay,
    exportDialog: noOverlay,
    bulkDialog: noOverlay
  }
}

/** A user as an API sends one. */
export function userRow(id: string, more: Partial<User> = {}): User {
  return {
    id,
    username: undefined,
    displayName: `User ${id}`,
    email: undefined,
    emailVerified: undefined,
    phone: undefined,
    country: 'PL',
    avatarUrl: undefined,
    status: 'active',
    banReason: undefined,
    bannedUntil: undefined,
    balances: [],
    gamesPlayed: undefined,
    tags: undefined,
    isTest: undefined,
    lastSeenAt: undefined,
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: undefined,
    version: undefined,
    ...more
  }
}
