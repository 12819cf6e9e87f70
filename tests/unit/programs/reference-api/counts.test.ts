import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'

import { openTestApi, problemOf } from './test-api.ts'

const { api, get, list } = openTestApi()
afterAll(() => {
  api.close()
})

const Row = v.object({ id: v.string() })
const USERS = 'users'
const SYSTEM = 'system-wallets/transactions'

/** Every enumeration with filters on it and on other fields. */
const lists = [
  { path: 'admins', names: ['status'], filters: ['status=active', 'search=a'] },
  {
    path: USERS,
    names: ['status', 'country'],
    filters: ['status=banned,closed', 'country=PL,DE', 'currency=TKN']
  },
  {
    path: 'games',
    names: ['status', 'kind'],
    filters: ['status=active', 'kind=duel', 'currency=EUR', 'feeMin=200']
  },
  {
    path: 'system-wallets',
    names: ['status', 'purpose', 'currency'],
    filters: ['status=active', 'currency=EUR', 'belowThreshold=false']
  },
  {
    path: 'users/42/transactions',
    names: ['type', 'status', 'currency'],
    filters: ['type=prize,deposit', 'status=completed', 'amountMin=300']
  },
  {
    path: SYSTEM,
    names: ['type', 'status', 'currency'],
    filters: [
      'type=prize,deposit',
      'status=completed,failed',
      'currency=EUR',
      'direction=debit',
      'gameId=gam_02',
      'walletId=wal_00003',
      'byAdmin=true',
      'createdAtFrom=2025-03-01T10:00:00Z',
      'createdAtTo=2025-12-24T18:30:00Z'
    ]
  }
]

const asked = fc.constantFrom(...lists).chain(({ path, names, filters }) =>
  fc.record({
    path: fc.constant(path),
    name: fc.constantFrom(...names),
    filters: fc.subarray(filters)
  })
)

describe('counts', () => {
  test('are the totals of each value under all the other filters', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ path, name, filters }) => {
        const others = filters.filter(filter => !filter.startsWith(`${name}=`))
        const query = `${path}?limit=1&withCounts=${name}&${filters.join('&')}`
        const { meta } = await list(query, Row)
        const counts = meta.counts?.[name] ?? []
        const all = await list(`${path}?limit=1&${others.join('&')}`, Row)

        const sum = counts.reduce((total, { count }) => total + count, 0)
        expect(sum).toBe(all.meta.total)
        for (const { value, count } of counts.slice(0, 4)) {
          const filter = `${name}=${value}&${others.join('&')}`
          const one = await list(`${path}?limit=1&${filter}`, Row)
          expect(count).toBe(one.meta.total)
          expect(count).toBeGreaterThan(0)
        }
      }),
      { numRuns: 60 }
    )
  })

  test('begin with the most frequent value', async () => {
    const { meta } = await list(`${USERS}?withCounts=country`, Row)
    const counts = (meta.counts?.['country'] ?? []).map(({ count }) => count)

    expect(counts.length).toBeGreaterThan(5)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  })

  test('are given when asked for, with and without the total', async () => {
    const none = await list(USERS, Row)
    const both = await list(
      `${USERS}?withCounts=status,country&withTotal=false`,
      Row
    )

    expect(none.meta.counts).toBeUndefined()
    expect(Object.keys(both.meta.counts ?? {})).toEqual(['status', 'country'])
    expect(both.meta.total).toBeNull()
  })

  test.each([
    [USERS, 'kind'],
    ['games', 'status,__proto__'],
    ['admins', 'name'],
    [SYSTEM, 'gameId']
  ])('of %s know no %s', async (path, names) => {
    const response = await get(`${path}?withCounts=${names}`)
    const { status, errors } = await problemOf(response)

    expect(status).toBe(422)
    expect(errors?.[0]?.pointer).toBe('withCounts')
  })
})
