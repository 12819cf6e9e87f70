import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkLength } from '../../../src/api/addresses.ts'
import { rowsRequest } from '../../../src/fast-start/rows-request.ts'
import { rowsToPrefetch } from '../../../src/fast-start/rows-to-prefetch.ts'
import { readListAddress } from '../../../src/features/list/store/list-parameters.ts'
import {
  requestedFilters,
  requestedPage,
  rowsParams
} from '../../../src/features/list/store/list-request.ts'
import type { ListRoute } from '../../../src/routes/table.ts'
import { screens } from '../../../src/screens/screens.ts'
import { usersList } from '../../../src/screens/users/users-list.ts'
import { useApiServer } from '../../support/api-server.ts'
import { openListPage } from '../../support/list-page.ts'

const api = useApiServer()

/** What the head of a page asks for rows, by the query of its address. */
function asked(
  screen: ListRoute,
  search: string,
  now: number | undefined = Date.now()
): string | undefined {
  const rows = rowsToPrefetch(screens[screen].list)
  return rows && rowsRequest(rows, search, now)
}

describe('the head of a page asks for rows as the list itself does', () => {
  test.each([
    ['admins', 'adminsList', '/admins', ''],
    ['admins', 'adminsList', '/admins', '?status=active&sort=-lastLoginAt'],
    ['users', 'usersList', '/users', ''],
    ['users', 'usersList', '/users', '?page=3&limit=50'],
    ['users', 'usersList', '/users', '?sort=-balance,email'],
    ['users', 'usersList', '/users', '?status=active,suspended&country=FR'],
    ['users', 'usersList', '/users', '?isTest=false&search=a-b_c.1'],
    ['users', 'usersList', '/users', '?search=lena%40example.org&open=7'],
    // In another order than the list writes them in.
    ['users', 'usersList', '/users', '?page=2&status=active&currency=EUR'],
    ['games', 'gamesList', '/games', '?kind=chess&isPrivate=true'],
    [
      'system-wallets',
      'systemWalletsList',
      '/system-wallets',
      '?currency=EUR,USD&belowThreshold=true&page=2'
    ],
    [
      'user-transactions',
      'userTransactionsList',
      '/users/42/transactions',
      '?direction=credit&type=deposit&reference=ab-1&page=2'
    ],
    ['users', 'usersList', '/users', '?createdAt=30d&lastSeenAt=today'],
    ...['', '?walletId=3&createdAt=7d', '?createdAt=any&status=failed'].map(
      search =>
        [
          'system-wallets-transactions',
          'walletTransactionsList',
          '/system-wallets/transactions',
          search
        ] as const
    )
  ] as const)('%s, %s%s%s', async (screen, name, path, search) => {
    const page = await openListPage(api, path + search, name)
    const before = Date.now()
    await page.list.prefetch()
    const log = await api.control.log()
    // A day may have ended meanwhile.
    const questions = [before, Date.now()].map(now =>
      asked(screen, search, now)?.replace(':id', '42')
    )
    const sent = log
      .map(call => call.path + decodeURIComponent(call.query))
      .filter(call => questions.includes(call))
    expect(sent).toHaveLength(1)
  })
})

describe('whatever the address', () => {
  const part = fc.constantFrom('active', 'EUR', 'email', 'a-b', '..', 'true')
  const signed = fc
    .tuple(fc.constantFrom('', '-'), part)
    .map(([sign, word]) => sign + word)
  const instant = fc.integer({
    min: Date.UTC(2000, 0),
    max: Date.UTC(2100, 0)
  })
  const value = fc.oneof(
    fc.constantFrom('today', '7d', '30d', 'month', 'any'),
    fc.array(signed, { maxLength: 4 }).map(parts => parts.join(',')),
    fc.constantFrom('0', '1', '01', '2', '50', '100', '1000000', 'no thing'),
    fc.string({ unit: 'binary', maxLength: 8 }).filter(text => text !== '')
  )
  const name = fc.constantFrom(
    'status',
    'country',
    'currency',
    'isTest',
    'search',
    'page',
    'limit',
    'sort',
    'open',
    'zone',
    'createdAt',
    'constructor'
  )
  const search = fc
    .array(fc.tuple(name, value), { maxLength: 6 })
    .map(params => `?${new URLSearchParams(params)}`)

  test('the head asks as the list would, or not at all', () => {
    let times = 0
    fc.assert(
      fc.property(search, instant, (given, now) => {
        const question = asked('users', given, now)
        if (question === undefined) return
        times += 1
        const { query, corrections } = readListAddress(given, usersList.rules)
        const params = rowsParams(usersList.definition, {
          ...requestedFilters(query, usersList.rules, now),
          ...requestedPage(query)
        })
        expect(corrections).toEqual([])
        expect(() => checkLength('users', params)).not.toThrow()
        const written = Object.entries(params).map(pair => pair.join('='))
        expect(question).toBe(`users?${written.join('&')}`)
        expect(new URL(question, 'http://panel/').search).toBe(
          `?${written.join('&')}`
        )
      }),
      { numRuns: 2000 }
    )
    expect(times).toBeGreaterThan(50)
  })
})

test.each([
  ['a period that is more than days up to today', '?createdAt=month'],
  ['a period of an address', '?createdAt=2026-11-01..'],
  ['an amount, which is two parameters', '?balance=EUR:1..2'],
  ['another zone', '?zone=Asia/Tokyo'],
  ['rows of one moment', '?frozen=2026-11-21T14:02:00.000Z'],
  ['what an address may encode in two ways', '?search=two+words'],
  ['what is cleaned', '?search=%E2%80%8Bann%C2%ADa'],
  ['an empty value', '?search='],
  ['what is corrected: a page', '?page=0'],
  ['what is corrected: a number of rows', '?limit=9999'],
  ['what is corrected: an order', '?sort=nothing'],
  ['what is corrected: a flag', '?isTest=maybe'],
  ['what the list does not know', '?other=1'],
  ['a value that comes again', '?status=active,active'],
  ['a field that comes again', '?sort=email,-email'],
  ['a parameter that comes again', '?status=active&status=banned'],
  ['a row without an id', '?open='],
  ['what is too long', `?search=${'a'.repeat(500)}`]
])('%s is left to the list', (_, search) => {
  expect(asked('users', search)).toBeUndefined()
})

test('days of another zone are left to the list', () => {
  const own = (search: string): string | undefined => {
    const rows = rowsToPrefetch(usersList)
    return rows && rowsRequest(rows, search)
  }
  expect(own('?createdAt=7d')).toBeUndefined()
  expect(own('?status=active')).toBeDefined()
})
