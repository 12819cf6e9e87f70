import { describe, expect, test } from 'vitest'

import type { SessionCalls } from '../../../src/backend/backend-definition.ts'
import type { Backend } from '../../../src/backend/backend-interface.ts'
import type { CallOptions } from '../../../src/backend/call-options.ts'
import { defineBackend } from '../../../src/backend/define-backend.ts'
import { major } from '../../../src/backend/minor.ts'
import type { BackendRequest } from '../../../src/backend/request.ts'
import {
  type TypedAmount,
  typedAmount
} from '../../../src/backend/typed-amounts.ts'
import { type Call, calls } from '../../../src/contract/calls.ts'
import { commandCalls } from '../../../src/contract/command-calls.ts'
import { RequestError } from '../../../src/contract/request-error.ts'
import { backend as django } from '../../backends/django-owner.ts'
import { backend as laravel } from '../../backends/laravel-owner.ts'
import { backend as spring } from '../../backends/spring-owner.ts'

function asked(
  backend: Backend,
  call: Call,
  options: CallOptions = {}
): BackendRequest {
  const question = backend.ask(call, options)
  if (question.kind !== 'request') throw new Error('It is known already')
  return question
}

const page = {
  page: '3',
  limit: '50',
  sort: '-createdAt,displayName',
  search: 'ann',
  status: 'active,suspended',
  createdAtFrom: '2026-11-01T00:00:00.000Z',
  withTotal: 'false'
}

const entry = {
  id: '1',
  createdAt: '2026-11-01T00:00:00Z',
  type: 'deposit',
  status: 'completed',
  direction: 'credit' as const,
  amount: '1234',
  currency: 'KWD',
  userId: '7',
  counterparty: { kind: 'system_wallet', id: '2' }
}

const booking = {
  id: 1,
  bookingType: 'DEPOSIT',
  bookingState: 'SUCCESS',
  side: 'CREDIT',
  amount: 12.5,
  currency: 'EUR',
  userId: 7,
  houseAccountId: 2,
  bookedAt: '2026-11-01T00:00:00Z'
}

describe('a list', () => {
  test('of Laravel counts pages, and joins values in filter[]', () => {
    expect(asked(laravel, calls.users, { query: page })).toMatchObject({
      method: 'GET',
      path: 'users',
      query: {
        page: 3,
        per_page: 50,
        sort: '-created_at,full_name',
        'filter[q]': 'ann',
        'filter[status]': 'active,blocked',
        'filter[created_after]': '2026-11-01T00:00:00.000Z'
      }
    })
  })

  test('of rows with ids is one call, in whatever order', () => {
    const request = asked(laravel, calls.users, { ids: ['7', '12'] })
    expect(request).toMatchObject({
      method: 'GET',
      path: 'users',
      query: { page: 1, per_page: 2, 'filter[id]': '7,12' }
    })
    expect(laravel.names('systemWallets')).toBe(true)
    expect(django.names('users')).toBe(false)
    expect(() => django.ask(calls.users, { ids: ['7'] })).toThrow(RequestError)
    // Of two ids one is known there.
    const rows = request.read?.({ data: [], meta: { total: 9 } }, new Headers())
    expect(rows).toMatchObject({ data: [], meta: { hasMore: false } })
  })

  test('of Django counts rows, and asks for nothing with both states', () => {
    const { path, query } = asked(django, calls.users, { query: page })
    expect(path).toBe('players/')
    expect(query).toEqual({
      limit: 50,
      offset: 100,
      ordering: '-date_joined,first_name',
      search: 'ann',
      created__gte: ['2026-11-01T00:00:00.000Z']
    })
  })

  test('of Spring counts pages from 0, and repeats sorts and values', () => {
    expect(asked(spring, calls.users, { query: page }).query).toEqual({
      page: 2,
      size: 50,
      sort: ['createdAt,desc', 'displayName,asc'],
      q: 'ann',
      state: ['ENABLED', 'LOCKED'],
      from: ['2026-11-01T00:00:00.000Z']
    })
  })

  test('is dated by the clock that it is given', () => {
    const now = Date.parse('2026-11-21T14:02:11.000Z')
    const question = django.ask(calls.users, {}, () => now)
    if (question.kind !== 'request') throw new Error('It is known already')
    const answer = question.read?.({ count: 0, results: [] }, new Headers())
    expect(answer).toMatchObject({ meta: { asOf: '2026-11-21T14:02:11.000Z' } })
    expect(django.ask(calls.currencies, {}, () => now)).toMatchObject({
      answer: { meta: { asOf: '2026-11-21T14:02:11.000Z' } }
    })
  })

  test.each([{ country: 'PL' }, { isTest: 'true' }])(
    'is not asked with %o, which is not declared: other rows would come',
    query => {
      const ask = (): unknown => spring.ask(calls.users, { query })
      expect(ask).toThrow(expect.objectContaining({ kind: 'not-found' }))
    }
  )

  test('is in the declared part of an order, and in none is not asked', () => {
    const query = { sort: 'currency,-name' }
    expect(asked(spring, calls.systemWallets, { query }).query).toMatchObject({
      sort: ['name,desc']
    })
    const ask = (): unknown =>
      spring.ask(calls.systemWallets, { query: { sort: 'currency' } })
    expect(ask).toThrow(expect.objectContaining({ kind: 'not-found' }))
  })

  test('is not searched where no search is declared', () => {
    const { users } = spring.definition.resources
    if (!users) throw new Error('It has no users')
    const { search: _search, ...unsearched } = users
    const ask = (): unknown =>
      defineBackend({
        ...spring.definition,
        resources: { users: unsearched }
      }).ask(calls.users, { query: { search: 'ann' } })
    expect(ask).toThrow(expect.objectContaining({ kind: 'not-found' }))
  })

  test('is searched by what a function makes of the text', () => {
    const users = {
      ...laravel.definition.resources.users!,
      search: (text: string) => ({ or: `(name.eq.${text},mail.eq.${text})` })
    }
    const searching = defineBackend({
      ...laravel.definition,
      resources: { users }
    })
    const query = { search: 'ann' }
    expect(asked(searching, calls.users, { query }).query).toMatchObject({
      or: '(name.eq.ann,mail.eq.ann)'
    })
  })

  test.each([
    [laravel, { sort: 'amount' }, { sort: '-amount' }],
    [laravel, { sort: '-amount,createdAt' }, { sort: 'amount,created_at' }],
    [django, { sort: '-amount' }, { ordering: 'delta' }]
  ])(
    'of the other side is in the order turned round',
    (example, query, there) => {
      const { walletTransactions, userTransactions } = calls
      const turned = asked(example, walletTransactions, { query }).query
      expect(turned).toMatchObject(there)
      const given = { query, path: { id: '7' } }
      expect(asked(example, userTransactions, given).query).not.toMatchObject(
        there
      )
    }
  )

  describe('with a page size of the server', () => {
    const fixed = defineBackend({ ...laravel.definition, pageSize: 20 })
    const query = { limit: '100', page: '2' }
    const rows = Array.from({ length: 20 }, (_, id) => ({ id }))

    test('is asked for by that, whatever is wanted', () => {
      expect(asked(fixed, calls.games, { query }).query).toMatchObject({
        page: 2,
        per_page: 20
      })
    })

    test('has as many rows on its pages', () => {
      const { read } = asked(fixed, calls.games, { query })
      const answer = { data: rows, meta: { total: 57 } }
      expect(read?.(answer, new Headers())).toMatchObject({
        meta: { page: 2, limit: 20, totalPages: 3, hasMore: true }
      })
      // A full page that is not counted may have one after it.
      expect(read?.({ data: rows }, new Headers())).toMatchObject({
        meta: { hasMore: true }
      })
    })

    test('that is another one than declared is an error', () => {
      const { read } = asked(fixed, calls.games, { query })
      const answer = { data: rows.slice(5), meta: { total: 57 } }
      expect(() => read?.(answer, new Headers())).toThrow('is not 20')
    })
  })

  test('asks for the words that the backend knows', () => {
    const query = { status: 'completed,reversed,pending' }
    expect(
      asked(laravel, calls.userTransactions, { path: { id: '7' }, query }).query
    ).toMatchObject({ 'filter[status]': 'success,processing' })
  })

  test('asks for a word that the backend does not know, which may say so', () => {
    const query = { status: 'banned' }
    expect(asked(laravel, calls.users, { query }).query).toMatchObject({
      'filter[status]': 'banned'
    })
  })

  test('that is full and not counted may have more', () => {
    const { read } = asked(laravel, calls.games, { query: { limit: '2' } })
    const rows = [{ id: 1 }, { id: 2 }]
    const hasMore = (data: object[]): unknown => read?.({ data }, new Headers())
    expect(hasMore(rows)).toMatchObject({ meta: { hasMore: true } })
    expect(hasMore(rows.slice(1))).toMatchObject({ meta: { hasMore: false } })
  })

  test('keeps a search that looks like a placeholder', () => {
    const given = { path: { id: '7' }, query: { search: ':id' } }
    expect(asked(laravel, calls.userTransactions, given).query).toMatchObject({
      'filter[q]': ':id',
      'filter[user_id]': '7'
    })
  })

  test('has the id wherever the query of its path says so', () => {
    const list = 'moves?player_id=eq.:id&since=10:30'
    const userTransactions = { list, one: 'moves/:id', row: () => entry }
    const postgrest = defineBackend({
      ...laravel.definition,
      resources: { userTransactions }
    })
    const given = { path: { id: '7' } }
    expect(asked(postgrest, calls.userTransactions, given).query).toMatchObject(
      {
        player_id: 'eq.7',
        since: '10:30'
      }
    )
  })

  test('of a system wallet has the other side of each entry', () => {
    const answer = { content: [booking], last: true }
    const rowsOf = (call: Call, path: Record<string, string>): unknown =>
      asked(spring, call, { path }).read?.(answer, new Headers())
    expect(rowsOf(calls.userTransactions, { id: '7' })).toMatchObject({
      data: [{ direction: 'credit', amount: '1250' }],
      meta: { total: null, hasMore: false }
    })
    expect(rowsOf(calls.walletTransactions, {})).toMatchObject({
      data: [{ direction: 'debit', walletId: 2, counterparty: { id: 7 } }]
    })
  })

  test('of which one is read has the side of the ledger it is read in', () => {
    const read = (path: Record<string, string>): unknown =>
      asked(spring, calls.transaction, { path }).read?.(booking, new Headers())
    expect(read({ id: '1', ledger: 'user' })).toMatchObject({
      direction: 'credit',
      counterparty: { id: 2 }
    })
    expect(read({ id: '1' })).toMatchObject({
      direction: 'debit',
      counterparty: { id: 7 }
    })
  })

  test('says what two of its parts name twice', () => {
    const { users } = laravel.definition.resources
    const postgrest = defineBackend({
      ...laravel.definition,
      resources: {
        users: {
          ...users!,
          list: 'users?role=a&role=b&sort=name',
          filters: {
            createdAtFrom: value => ({ created_at: `gte.${value}` }),
            createdAtTo: value => ({ created_at: `lt.${value}` })
          }
        }
      }
    })
    const query = { createdAtFrom: 'A', createdAtTo: 'B' }
    expect(asked(postgrest, calls.users, { query }).query).toMatchObject({
      created_at: ['gte.A', 'lt.B'],
      role: ['a', 'b'],
      sort: 'name'
    })
  })

  test.each([
    { data: [{ id: 8 }], meta: { total: 130 } },
    { data: [{ id: 8 }], next: '/users?page=2' }
  ])('that is cut short by the backend is refused: %j', answer => {
    const { read } = asked(laravel, calls.users, { query: { limit: '50' } })
    expect(() => read?.(answer, new Headers())).toThrow(
      'gave 1 rows where 50 were asked for'
    )
  })

  test.each([
    ['rows of Appwrite with total=false', '1', { total: 0 }],
    ['a count of the rows of page 2', '2', { count: 2, next: null }]
  ])('has no total where it is %s', (_, number, said) => {
    const query = { page: number, limit: '2' }
    const { read } = asked(laravel, calls.games, { query })
    const answer = { rows: [{ id: 1 }, { id: 2 }], ...said }
    expect(read?.(answer, new Headers())).toMatchObject({
      meta: { total: null, totalPages: null, hasMore: number === '1' }
    })
  })

  test("of a user's entries may lie at another path, with a filter", () => {
    const ids = { path: { id: '7' } }
    expect(asked(laravel, calls.userTransactions, ids)).toMatchObject({
      path: 'transactions',
      query: { 'filter[user_id]': '7' }
    })
  })

  test('is read into the contract, with its total', () => {
    const { read } = asked(laravel, calls.users, { query: page })
    const user = {
      id: 7,
      full_name: 'Ann',
      email: 'a@b.test',
      country_code: 'PL',
      status: 'blocked',
      wallet: { currency: 'EUR', balance: '90071992547409.93', locked: '0.50' },
      games_count: 3,
      last_seen_at: '2026-11-01T00:00:00.000000Z',
      created_at: '2026-11-01T00:00:00.000000Z'
    }
    const answer = { data: [user, { id: 8 }], meta: { total: 150 } }
    expect(read?.(answer, new Headers())).toMatchObject({
      data: [
        {
          id: 7,
          displayName: 'Ann',
          status: 'suspended',
          balances: [{ available: '9007199254740993', reserved: '50' }]
        },
        // Its own problem is said; it is never shown as it came.
        { id: 8, problem: expect.stringContaining('undefined') }
      ],
      meta: { page: 3, limit: 50, total: 150, totalPages: 3, hasMore: false }
    })
  })
})

describe('one row', () => {
  const answer = (theirs: unknown, backend = spring): unknown =>
    asked(backend, calls.transaction, {
      path: { id: '1', ledger: 'user' }
    }).read?.(theirs, new Headers())

  test.each([[undefined], [null], [[]], [{ data: null }], [{ data: [] }]])(
    'that is not in %j is not there, as after a 404',
    theirs => {
      expect(() => answer(theirs)).toThrow(
        expect.objectContaining({ kind: 'not-found' })
      )
    }
  )

  test.each([
    ['an object', booking],
    ['an array', [booking]],
    ['data', { data: booking }],
    ['an array in data', { data: [booking] }]
  ])('is found in %s', (_, theirs) => {
    expect(answer(theirs)).toMatchObject({ id: 1, amount: '1250' })
  })

  test('is there or not as the adapter says', () => {
    const wrapping = defineBackend({
      ...spring.definition,
      item: ({ found, hit }: { found: boolean; hit: unknown }) =>
        found ? hit : null
    })
    expect(answer({ found: true, hit: booking }, wrapping)).toMatchObject({
      id: 1
    })
    expect(() => answer({ found: false, hit: {} }, wrapping)).toThrow(
      expect.objectContaining({ kind: 'not-found' })
    )
    expect(() => answer(null, wrapping)).toThrow(
      expect.objectContaining({ kind: 'bad-answer' })
    )
  })
})

describe('a session', () => {
  test('is begun with the words and the token of the backend', () => {
    const body = { email: 'a@b.test', password: 'secret' }
    const login = asked(spring, calls.login, { body })
    expect(login).toMatchObject({
      path: 'auth/signin',
      body: { username: 'a@b.test', password: 'secret' }
    })
    expect(login.read?.({ accessToken: 'x.y.z' }, new Headers())).toEqual({
      access_token: 'x.y.z'
    })
  })

  test('is begun by a user name where the backend says so', () => {
    const body = { email: 'root', password: 'secret' }
    const named = defineBackend({ ...laravel.definition, byUsername: true })
    expect(asked(named, calls.login, { body }).body).toEqual({
      username: 'root',
      password: 'secret'
    })
    const short = defineBackend({
      ...named.definition,
      credentials: ({ username }: { username: string }) => ({ u: username })
    })
    expect(asked(short, calls.login, { body }).body).toEqual({ u: 'root' })
  })

  test('may have its token nested in the answer', () => {
    const { session } = laravel.definition
    const nested = defineBackend({
      ...laravel.definition,
      session: { ...session, login: { path: 'in', token: 'data.token' } }
    })
    const { read } = asked(nested, calls.login, { body: {} })
    expect(read?.({ data: { token: 't' } }, new Headers())).toEqual({
      access_token: 't'
    })
  })

  test('has the current admin', () => {
    const { path, read } = asked(django, calls.currentAdmin)
    expect(path).toBe('auth/user/')
    const user = { pk: 1, email: 'a@b.test', first_name: 'Ann' }
    expect(read?.(user, new Headers())).toMatchObject({ id: 1, name: 'Ann' })
  })

  test('knows its currencies without a call', () => {
    expect(laravel.ask(calls.currencies, {})).toMatchObject({
      kind: 'constant',
      answer: { data: [{ code: 'EUR', decimals: 2 }] }
    })
  })
})

test('what an adapter says wrongly is an error at its line', () => {
  const { session } = laravel.definition
  const wrong: SessionCalls[] = [
    // @ts-expect-error -- a header is a text
    { ...session, headers: () => ({ 'x-tenant': 7 }) },
    // @ts-expect-error -- of each call, so they are a function of its token
    { ...session, headers: { 'x-tenant': '7' } },
    // @ts-expect-error -- no such method
    { ...session, logout: { path: 'out', method: 'REMOVE' } },
    // @ts-expect-error -- a GET has no body
    { ...session, logout: { path: 'out', method: 'GET', body: {} } }
  ]
  expect(wrong).toHaveLength(4)
  const { users, systemWallets } = laravel.definition.resources
  defineBackend({
    ...laravel.definition,
    // @ts-expect-error -- a number
    pageSize: '20',
    // @ts-expect-error -- yes or no
    byUsername: 'login',
    resources: {
      users: {
        ...users!,
        // @ts-expect-error -- from a text to parameters
        search: (text: string) => `q=${text}`,
        // @ts-expect-error -- it is createdAt
        sorts: { created: 'created_at' },
        // @ts-expect-error -- it is status
        filters: { state: 'state' },
        without: [
          'country',
          'balance',
          // @ts-expect-error -- it is gamesPlayed
          'games'
        ]
      },
      systemWallets: {
        ...systemWallets!,
        without: [
          'available',
          // @ts-expect-error -- only an entry has one
          'description'
        ]
      }
    },
    commands: {
      editUser: {
        method: 'PUT',
        path: 'users/:id',
        // @ts-expect-error -- no form has it
        without: ['username']
      },
      editGame: {
        method: 'PUT',
        path: 'games/:id',
        without: [
          'entryFee',
          // @ts-expect-error -- it is commissionBps
          'commission'
        ]
      },
      reinstateUser: {
        method: 'POST',
        path: 'users/:id/unlock',
        // @ts-expect-error -- it has no form
        without: ['reason']
      }
    }
  })
})

describe('an amount', () => {
  const kuwaiti = defineBackend({
    ...laravel.definition,
    currencies: { EUR: 2, KWD: 3 },
    resources: {
      userTransactions: {
        list: 'entries?player=:id',
        one: 'entries/:id',
        row: () => entry,
        filters: {
          currency: 'coin',
          amountMin: amount => ({
            least: `${major(amount)} ${amount.currency}`
          })
        }
      }
    },
    commands: {
      adjustUser: {
        method: 'POST',
        path: 'users/:id/adjustments',
        body: ({ amount }) => ({ sum: major(amount) })
      },
      transfer: {
        method: 'POST',
        path: 'transfers',
        body: ({ amount, reason }) => ({ sum: major(amount), why: reason })
      },
      adjustSystemWallet: {
        method: 'POST',
        path: 'wallets/:id/adjustments',
        body: ({ amount }) => ({ sum: major(amount) })
      },
      editSystemWallet: {
        method: 'PATCH',
        path: 'wallets/:id',
        body: ({ lowBalanceAt: least }) => ({ least: least && major(least) })
      },
      createGame: {
        method: 'POST',
        path: 'games',
        body: ({ entryFee }) => ({
          fee: major(entryFee),
          in: entryFee.currency
        })
      }
    }
  })
  const transfer = { fromWalletId: '1', toWalletId: '2', reason: 'Top up' }

  test.each([
    ['adjustUser', { amount: '1234', currency: 'EUR' }, { sum: '12.34' }],
    [
      'transfer',
      { ...transfer, amount: '1234' },
      { sum: '1.234', why: 'Top up' }
    ],
    ['adjustSystemWallet', { amount: '1234' }, { sum: '1.234' }],
    ['editSystemWallet', { lowBalanceAt: '1234' }, { least: '1.234' }],
    ['editSystemWallet', { lowBalanceAt: null }, { least: null }],
    [
      'createGame',
      { entryFee: { amount: '1234', currency: 'EUR' } },
      { fee: '12.34', in: 'EUR' }
    ]
  ] as const)('of %s comes with its currency: %j', (name, ours, theirs) => {
    const options = { path: { id: '7' }, body: ours, currency: 'KWD' }
    expect(asked(kuwaiti, commandCalls[name], options).body).toEqual(theirs)
  })

  test.each([undefined, 'BHD', 'toString'])(
    'is never sent in a currency like %s, which is not known',
    currency => {
      const options = { body: { ...transfer, amount: '1234' }, currency }
      expect(() => kuwaiti.ask(commandCalls.transfer, options)).toThrow(
        RangeError
      )
    }
  )

  test('of a filter comes with its currency, too', () => {
    const query = { amountMin: '1234', currency: 'KWD' }
    const options = { path: { id: '7' }, query }
    expect(asked(kuwaiti, calls.userTransactions, options).query).toMatchObject(
      {
        least: '1.234 KWD',
        'filter[coin]': 'KWD'
      }
    )
  })

  test.each<[string, (amount: TypedAmount) => string | number]>([
    ['Number(amount)', Number],
    ['+amount', amount => +amount],
    ['String(amount)', String]
  ])('throws, and says what to use, where %s is sent', (_, mereValue) => {
    const { userTransactions } = kuwaiti.definition.resources
    const careless = defineBackend({
      ...kuwaiti.definition,
      resources: {
        userTransactions: {
          ...userTransactions!,
          filters: {
            currency: 'coin',
            amountMin: amount => ({ least: mereValue(amount) })
          }
        }
      },
      commands: {
        transfer: {
          method: 'POST',
          path: 'transfers',
          body: ({ amount }) => ({ sum: mereValue(amount) })
        }
      }
    })
    const said = 'use major(amount) or amount.minorUnits, with amount.currency'
    const body = { ...transfer, amount: '1234' }
    expect(() =>
      careless.ask(commandCalls.transfer, { body, currency: 'KWD' })
    ).toThrow(said)
    const query = { amountMin: '1234', currency: 'KWD' }
    expect(() =>
      careless.ask(calls.userTransactions, { path: { id: '7' }, query })
    ).toThrow(said)
  })

  test('is an object like any other where it is taken as one', () => {
    const amount = typedAmount('1234', 'KWD', { KWD: 3 })
    const fields = { minorUnits: '1234', currency: 'KWD', decimals: 3 }
    expect(amount).toStrictEqual(fields)
    expect({ ...amount }).toStrictEqual(fields)
    expect(Reflect.ownKeys({ ...amount })).toEqual(Object.keys(fields))
    expect(structuredClone(amount)).toStrictEqual(fields)
    expect(JSON.parse(JSON.stringify({ amount }))).toEqual({ amount: fields })
  })

  const filters = { amountMin: 'least', amountMax: 'most' }
  const entries = { list: 'entries', one: 'entries/:id', row: () => entry }
  const resources = { userTransactions: { ...entries, filters } }
  const ofEuros = { query: { amountMin: '1234', currency: 'EUR' } }

  test('of the only currency is filtered by without that', () => {
    const backend = defineBackend({ ...laravel.definition, resources })
    expect(backend.filters('userTransactions', 'amountMin')).toBe(true)
    const { query } = asked(backend, calls.userTransactions, ofEuros)
    expect(query).toMatchObject({ 'filter[least]': '1234' })
    expect(Object.keys(query ?? {}).join()).not.toContain('currency')
    const other = { query: { ...ofEuros.query, currency: 'USD' } }
    expect(() => backend.ask(calls.userTransactions, other)).toThrow(
      'not-found'
    )
  })

  test('of one of several currencies is not, unless that is declared', () => {
    const currencies = { EUR: 2, KWD: 3 }
    const { definition } = laravel
    const backend = defineBackend({ ...definition, currencies, resources })
    expect(backend.filters('userTransactions', 'amountMin')).toBe(false)
    expect(() => backend.ask(calls.userTransactions, ofEuros)).toThrow(
      'not-found'
    )
    expect(kuwaiti.filters('userTransactions', 'amountMin')).toBe(true)
    expect(kuwaiti.filters('userTransactions', 'amountMax')).toBe(false)
  })

  test('cannot be taken without its currency', () => {
    defineBackend({
      ...laravel.definition,
      commands: {
        transfer: {
          method: 'POST',
          path: 'transfers',
          // @ts-expect-error -- nobody knows what it is an amount of
          body: ({ amount }: { amount: string }) => ({ amount })
        }
      }
    })
    defineBackend({
      ...laravel.definition,
      resources: {
        userTransactions: {
          list: 'entries',
          one: 'entries/:id',
          row: () => entry,
          // @ts-expect-error -- nobody knows what it is an amount of
          filters: { amountMin: (least: string) => ({ least }) }
        }
      }
    })
    // @ts-expect-error -- nobody knows what it is an amount of
    expect(() => major('1234', 3)).toThrow(RangeError)
  })
})

describe('a command', () => {
  const given = {
    path: { id: '7' },
    body: { reason: 'Chargeback' },
    idempotencyKey: 'k1',
    ifMatch: 3
  }

  test('has the method, path and body of the backend', () => {
    const question = asked(spring, commandCalls.suspendUser, given)
    expect(question).toMatchObject({
      method: 'PUT',
      path: 'users/7/lock',
      body: { comment: 'Chargeback' },
      fields: { comment: 'reason' }
    })
  })

  test('may say in its body whose it is', () => {
    const jsonApi = defineBackend({
      ...laravel.definition,
      commands: {
        reinstateUser: {
          method: 'PATCH',
          path: 'users/:id',
          body: (_, { id }) => ({ data: { type: 'users', id } })
        }
      }
    })
    const options = { path: { id: '7' } }
    expect(asked(jsonApi, commandCalls.reinstateUser, options)).toMatchObject({
      path: 'users/7',
      body: { data: { type: 'users', id: '7' } }
    })
  })

  test('may have a path that its body decides', () => {
    const switching = defineBackend({
      ...laravel.definition,
      commands: {
        setAdminStatus: {
          method: 'POST',
          path: ({ status }: { status: string }) => `staff/:id/${status}`
        }
      }
    })
    const options = { path: { id: '7' }, body: { status: 'disabled' } }
    expect(asked(switching, commandCalls.setAdminStatus, options).path).toBe(
      'staff/7/disabled'
    )
  })

  test('carries no key and no version to a backend that knows none', () => {
    const question = asked(laravel, commandCalls.suspendUser, given)
    expect(question.headers).toEqual({})
    expect(question.isReplayable).toBe(false)
    const knowing = {
      ...laravel.definition,
      idempotencyKeys: true,
      versions: true
    }
    expect(
      asked(defineBackend(knowing), commandCalls.suspendUser, given)
    ).toMatchObject({
      headers: { 'idempotency-key': 'k1', 'if-match': '"3"' },
      isReplayable: true
    })
  })

  test.each(['adjustUser', 'previewAdjustUser', 'reverse'] as const)(
    '%s, which is not declared, is never sent',
    name => {
      const send = (): unknown => laravel.ask(commandCalls[name], given)
      expect(send).toThrow(RequestError)
    }
  )
})

test('what a call needs and a backend lacks is not found, unsent', () => {
  const send = (): unknown => laravel.ask(calls.audit, {})
  expect(send).toThrow(expect.objectContaining({ kind: 'not-found' }))
})

test('notes are asked for and written where they are declared', () => {
  const { definition } = laravel
  const { users } = definition.resources
  const noted = defineBackend({
    ...definition,
    resources: {
      users: users!,
      userNotes: {
        list: 'players/:id/remarks?order=-created',
        row: ({ pk, body, at }: { pk: number; body: string; at: string }) => ({
          id: pk,
          text: body,
          createdAt: at,
          author: { id: 1, name: 'Ada' }
        })
      }
    },
    commands: {
      addUserNote: {
        method: 'POST',
        path: 'players/:id/remarks',
        body: ({ text }) => ({ body: text })
      }
    }
  })
  const path = { id: '7' }
  const list = asked(noted, calls.userNotes, { path, query: { limit: 10 } })
  expect(list).toMatchObject({
    path: 'players/7/remarks',
    query: { order: '-created', per_page: 10 }
  })
  const at = '2026-11-01T00:00:00Z'
  expect(
    list.read?.([{ pk: 1, body: 'Called', at }], new Headers())
  ).toMatchObject({ data: [{ id: 1, text: 'Called', createdAt: at }] })
  const body = { text: 'Called' }
  expect(asked(noted, commandCalls.addUserNote, { path, body })).toMatchObject({
    path: 'players/7/remarks',
    body: { body: 'Called' }
  })
  expect(noted.has('userNotes')).toBe(true)
  expect(noted.has('transactionNotes')).toBe(false)
  expect(() => noted.ask(calls.transactionNotes, { path })).toThrow(
    RequestError
  )
})
