import {
  act,
  cleanup,
  fireEvent,
  screen,
  waitFor
} from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { User } from '../../../../src/contract/user/user.ts'
import { QUIET_CHECK_MS } from '../../../../src/features/list/store/list-state.ts'
import { writeSort } from '../../../../src/format/sort-order.ts'
import { list } from '../../../support/fake-api.ts'
import {
  openUsersPage,
  userRow,
  type UsersPage
} from '../../../support/users-page.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** What the server sends, whatever it is asked for. */
let rows: User[]

async function open(
  address: string,
  sent: User[],
  hidden: readonly string[] = []
): Promise<UsersPage> {
  rows = sent
  const page = await openUsersPage(address, () => list(rows))
  const { ListNotices } =
    await import('../../../../src/features/list/list-notices.tsx')
  await page.show(({ view, shown }) => (
    <ListNotices
      view={view}
      columns={view.columns.filter(({ id }) => !hidden.includes(id))}
      shown={shown}
    />
  ))
  return page
}

const notices = (): string[] =>
  screen.queryAllByRole('status').map(item => item.textContent ?? '')

async function lookAgain(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + QUIET_CHECK_MS })
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('above the rows', () => {
  test('nothing stands where all is as it was asked for', async () => {
    await open('/users?status=active', [userRow('1')])
    expect(notices()).toEqual([])
  })

  test('stands a row that cannot be read, with what hides in it seen (INJ-5)', async () => {
    const broken = { ...userRow('2'), id: '\u202E2', createdAt: 7 }
    await open('/users?status=active', [
      userRow('1'),
      broken as unknown as User
    ])
    const [notice = ''] = notices()
    expect(notice).toMatch(/^Not shown.+row 2, <U\+202E>2 \(createdAt: /u)
  })

  test('stands what the address could not be taken for, until read', async () => {
    await open('/users?page=0&sort=password&status=active', [userRow('1')])
    expect(notices()).toEqual([
      'There is no page 0. “sort=password” in the address is not valid here and was ignored.Dismiss'
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(notices()).toEqual([])
    expect(location.search).toBe('?status=active')
  })

  test('stands what no list knows, and what is empty', async () => {
    await open('/users?staus=banned&createdAtFrom=&page=', [userRow('1')])
    const said = ['page=', 'staus=banned', 'createdAtFrom=']
      .map(
        text => `“${text}” in the address is not valid here and was ignored.`
      )
      .join(' ')
    expect(notices()).toEqual([`${said}Dismiss`])
  })

  test('stands so much of a long address as can be read (INJ-5)', async () => {
    const unknown = Array.from({ length: 300 }, (_, index) => `x${index}=1`)
    await open(`/users?%E2%80%AEx=1&${unknown.join('&')}`, [userRow('1')])
    const [notice = ''] = notices()
    expect(notice).toMatch(/^“<U\+202E>x=1” in the address/u)
    expect(notice).toMatch(/“x8=1” [^“]+ 291 more were ignored\.Dismiss$/u)
  })

  test('stands what the server has left undone', async () => {
    await open(
      '/users?status=banned&country=PL&createdAt=2026-11-02..&sort=createdAt',
      [
        userRow('1', { createdAt: '2026-11-03T10:00:00Z' }),
        userRow('2', { createdAt: '2026-11-01T10:00:00Z' }),
        userRow('2', { createdAt: '2026-11-04T10:00:00Z' })
      ]
    )
    expect(notices()).toEqual([
      'The server ignored part of the request: Status, Registered, order by Registered, each row once.'
    ])
  })

  test.each([
    ['email', ['email'], ['Ordered by Email, which is hidden.']],
    ['-country,email', ['email'], ['Ordered by Email, which is hidden.']],
    ['email', ['country'], []],
    // The order of every visit.
    ['', ['createdAt'], []]
  ])(
    'stands which hidden column orders them: %s without %j',
    async (sort, hidden, said) => {
      const { list: users } = await open(
        `/users${sort && `?sort=${sort}`}`,
        [userRow('1')],
        hidden
      )
      expect(writeSort(users.rules.defaultSort)).toBe('-createdAt')
      expect(notices()).toEqual(said)
    }
  )

  test('stands no such thing of the rows of the question before', async () => {
    const page = await open('/users', [userRow('1')])
    const release = page.hold()
    page.navigate('/users?status=banned')
    expect(notices()).toEqual([])
    rows = [userRow('2', { status: 'banned' })]
    release()
    await waitFor(() =>
      expect(page.list.$state.get()).toMatchObject({ activity: 'idle' })
    )
    expect(notices()).toEqual([])
  })

  test.each([
    ['1 new row. Show', ['3', '1']],
    ['2 new rows. Show', ['3', '4', '1']],
    ['Some users have changed. Show', ['2', '1']]
  ])('stands that there is news: %s', async (text, ids) => {
    const page = await open('/users', [userRow('1'), userRow('2')])
    rows = ids.map(id => userRow(id))
    await lookAgain()
    const show = await screen.findByRole('button', { name: text })
    expect(page.list.$state.get()).toMatchObject({
      shown: { page: { data: [{ id: '1' }, { id: '2' }] } }
    })
    fireEvent.click(show)
    expect(notices()).toEqual([])
    expect(page.list.$state.get()).toMatchObject({
      shown: { page: { data: ids.map(id => ({ id })) } }
    })
  })
})
