import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import {
  delayUsers,
  listCalls,
  openListPage,
  openShownList
} from '../../../../support/list-page.ts'

const api = useApiServer()

describe('an address', () => {
  test.each([
    ['/admins', 'adminsList', 'admins?page=1&limit=25&sort=name'],
    ['/users', 'usersList', 'users?page=1&limit=25&sort=-createdAt'],
    ['/games', 'gamesList', 'games?page=1&limit=25&sort=name'],
    [
      '/system-wallets',
      'systemWalletsList',
      'system-wallets?page=1&limit=25&sort=name'
    ],
    [
      '/users?page=2&limit=10&sort=username,-balance&search=a&status=active,banned',
      'usersList',
      'users?status=active,banned&search=a&page=2&limit=10&sort=username,-balance'
    ],
    [
      '/users?balance=EUR:100..&hasReserved=true&lastSeenAt=..2026-01-01T00:00:00.000Z',
      'usersList',
      'users?lastSeenAtTo=2026-01-01T00:00:00.000Z&balanceMin=100&currency=EUR&hasReserved=true&page=1&limit=25&sort=-createdAt'
    ],
    [
      '/users?page=0&limit=9999&sort=nonsense&search=&status=&other=1',
      'usersList',
      'users?page=1&limit=25&sort=-createdAt'
    ]
  ] as const)('7.6 %s makes one call', async (address, name, call) => {
    const page = await openListPage(api, address, name)
    await page.session.checkSession()
    await page.settled()
    expect(await listCalls(api)).toEqual([call])
    expect(page.states.filter(state => state !== 'loading')).toHaveLength(1)
  })

  test('that says the same in other words makes no other call', async () => {
    const page = await openShownList(api, '/users')
    for (const same of ['?page=1', '?sort=-createdAt', '?limit=25', '#top']) {
      page.navigate(`/users${same}`)
    }
    await page.settled()
    expect(await listCalls(api)).toEqual([])
  })

  test('of another screen leaves the list as it is', async () => {
    const page = await openShownList(api, '/users')
    page.navigate('/games')
    page.navigate('/nope')
    expect(page.states).toEqual([])
    expect(await listCalls(api)).toEqual([])
  })

  test('with a new question keeps the old rows until the answer', async () => {
    const page = await openShownList(api, '/users')
    page.navigate('/users?page=2')
    await page.settled()
    expect(page.states).toEqual(['shown loading p1', 'shown idle p2'])
  })

  test('of another user never shows the rows of the one before', async () => {
    const page = await openListPage(
      api,
      '/users/7/transactions',
      'userTransactionsList'
    )
    await page.session.checkSession()
    await page.settled()
    page.states.length = 0
    page.navigate('/users/8/transactions')
    expect(page.states).toEqual(['loading'])
    await page.settled()
    expect((await listCalls(api)).at(-1)).toContain('users/8/transactions')
  })
})

describe('answers', () => {
  test.each([
    ['a call that is aborted in time', false],
    ['an answer that comes although its call was aborted', true]
  ])(
    'an older one never replaces a newer one: %s (NET-10)',
    async (_, deaf) => {
      const page = await openShownList(api, '/users')
      const { fetch } = globalThis
      if (deaf) {
        vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) =>
          fetch(input, { ...init, signal: null })
        )
      }
      await delayUsers(api)
      page.navigate('/users?page=2')
      await vi.waitUntil(() => api.sent.at(-1)?.address.includes('page=2'))
      page.navigate('/users?page=3')
      await page.settled()
      expect(page.states.at(-1)).toBe('shown idle p3')
      await api.answered()
      expect(page.states).toEqual([
        'shown loading p1',
        'shown loading p1',
        'shown idle p3'
      ])
    }
  )

  test('the last question is the one that is shown, in whatever order answers come (NET-10)', async () => {
    const page = await openShownList(api, '/users')
    const { fetch } = globalThis
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 1, max: 5 }), {
          minLength: 2,
          maxLength: 5
        }),
        async (scheduler, numbers) => {
          vi.stubGlobal(
            'fetch',
            async (input: string, init: RequestInit = {}) => {
              // Deaf to being called off, so that every answer does come.
              const response = await fetch(input, { ...init, signal: null })
              await scheduler.schedule(Promise.resolve())
              return response
            }
          )
          for (const number of numbers) page.navigate(`/users?page=${number}`)
          await scheduler.waitFor(page.settled())
          await scheduler.waitIdle()
          expect(page.state()).toMatchObject({
            kind: 'shown',
            activity: 'idle',
            shown: { page: { meta: { page: numbers.at(-1) } } }
          })
        }
      ),
      { numRuns: 25 }
    )
  })

  test('a page beyond the last lands on the last, without a new entry', async () => {
    const page = await openListPage(api, '/users?limit=100&page=9999')
    const { length } = history
    await page.session.checkSession()
    await page.settled()
    const now = page.state()
    const meta = now.kind === 'shown' ? now.shown.page.meta : undefined
    expect(meta?.page).toBe(meta?.totalPages)
    expect(meta?.page).toBeGreaterThan(1)
    expect(location.search).toBe(`?limit=100&page=${meta?.page}`)
    expect(history.length).toBe(length)
    expect(await listCalls(api)).toHaveLength(2)
    expect(page.states.filter(state => state !== 'loading')).toHaveLength(1)
  })

  test('a question without a match is an empty list', async () => {
    const page = await openListPage(api, '/users?search=nobody-has-this-name')
    await page.session.checkSession()
    await page.settled()
    expect(page.state()).toMatchObject({
      kind: 'shown',
      shown: { page: { data: [] } }
    })
    expect(await listCalls(api)).toHaveLength(1)
  })
})
