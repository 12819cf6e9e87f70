import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'

import { listCriteria } from '../../../../src/contract/lists.ts'
import { type CheckedPage, openTestApi, problemOf } from './test-api.ts'

const { api, get, list } = openTestApi()
afterAll(() => {
  api.close()
})

const Row = v.object({ id: v.string() })
const page = (path: string, query: string): Promise<CheckedPage<typeof Row>> =>
  list(`${path}?withTotal=false&${query}`, Row)

const FROM = 'createdAtFrom=2025-03-01T00:00:00Z'
const TO = 'createdAtTo=2025-12-01T00:00:00Z'

/** Each list with filters that leave some of its rows. */
const lists = [
  {
    path: 'admins',
    sorts: listCriteria.admins.sorts,
    filters: ['status=active,invited', 'search=a', FROM]
  },
  {
    path: 'users',
    sorts: listCriteria.users.sorts,
    filters: [
      'status=banned,suspended',
      'country=PL',
      'currency=TKN',
      'search=ann',
      'hasReserved=true',
      `${FROM}&lastSeenAtFrom=2025-06-01T00:00:00Z`
    ]
  },
  {
    path: 'games',
    sorts: listCriteria.games.sorts,
    filters: ['kind=duel', 'currency=EUR', 'startedAtFrom=2024-10-20T00:00:00Z']
  },
  {
    path: 'system-wallets',
    sorts: listCriteria.systemWallets.sorts,
    filters: ['currency=EUR', 'status=active']
  },
  {
    path: 'users/42/transactions',
    sorts: listCriteria.userTransactions.sorts,
    filters: ['currency=EUR', 'type=entry_fee,prize', 'search=ent']
  },
  {
    path: 'system-wallets/transactions',
    sorts: listCriteria.walletTransactions.sorts,
    filters: [
      'type=prize',
      'status=completed&direction=debit',
      'walletId=wal_00003',
      'amountMin=200&amountMax=1000',
      'search=backgammon',
      'byAdmin=true',
      `${FROM}&${TO}`
    ]
  }
]

/** A list with any filters, any order of up to four fields, any page size. */
const walk = fc.constantFrom(...lists).chain(({ path, sorts, filters }) =>
  fc.record({
    path: fc.constant(path),
    filters: fc.subarray(filters, { minLength: 1, maxLength: 2 }),
    sort: fc
      .uniqueArray(fc.constantFrom(...sorts, 'id'), { maxLength: 4 })
      .chain(fields =>
        fc.tuple(...fields.map(field => fc.constantFrom(field, `-${field}`)))
      ),
    limit: fc.constantFrom(9, 25, 100)
  })
)

async function byOffset(path: string, query: string): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; ; number += 1) {
    const { data, meta } = await page(path, `${query}&page=${number}`)
    ids.push(...data.map(row => row.id))
    if (!meta.hasMore) return ids
  }
}

async function byCursor(path: string, query: string): Promise<string[]> {
  const ids: string[] = []
  let cursor = ''
  for (;;) {
    const { data, meta } = await page(path, `${query}${cursor}`)
    ids.push(...data.map(row => row.id))
    if (!meta.hasMore) return ids
    expect(meta.nextCursor).toBeTruthy()
    cursor = `&cursor=${meta.nextCursor}`
  }
}

describe('a cursor', () => {
  test('walks any list in any order to the same rows as page numbers', async () => {
    let walks = 0
    await fc.assert(
      fc.asyncProperty(walk, async ({ path, filters, sort, limit }) => {
        const query = [
          `limit=${limit}`,
          `sort=${sort.join(',')}`,
          ...filters
        ].join('&')
        const wanted = await byOffset(path, query)
        expect(await byCursor(path, query)).toEqual(wanted)
        expect(new Set(wanted).size).toBe(wanted.length)
        if (wanted.length > limit) walks += 1
      }),
      { numRuns: 60 }
    )
    // The others fit onto one page.
    expect(walks).toBeGreaterThan(3)
  })

  test.each([
    ['users', 'sort=lastSeenAt,-country'],
    ['users', 'sort=-lastSeenAt,country'],
    ['users', 'sort=balance,status&country=PL,DE'],
    ['users', 'sort=-balance&status=banned'],
    ['games', 'sort=startedAt'],
    ['games', 'sort=-startedAt,kind'],
    ['admins', 'sort=lastLoginAt'],
    ['admins', 'sort=-lastLoginAt']
  ])(
    'walks %s?%s over the rows that have no such value',
    async (path, query) => {
      const wanted = await byOffset(path, `${query}&limit=100`)
      const limit = wanted.length > 100 ? 50 : 1
      expect(await byCursor(path, `${query}&limit=${limit}`)).toEqual(wanted)
    }
  )

  test('is there as long as there is more', async () => {
    const first = await page('games', 'limit=20')
    const last = await page('games', 'limit=20&page=2')

    expect(first.meta.nextCursor).toMatch(/^[\w-]+$/u)
    expect(last.meta).not.toHaveProperty('nextCursor', expect.anything())
  })

  test('wins over the page, whose number stays as it was asked for', async () => {
    const { meta } = await page('games', 'limit=5')
    const query = `limit=5&page=9&cursor=${meta.nextCursor}`
    const second = await page('games', 'limit=5&page=2')
    const next = await page('games', query)

    expect(next.data).toEqual(second.data)
    expect(next.meta.page).toBe(9)
  })

  test('goes on with another page size, and with or without the total', async () => {
    const { meta } = await page('users', 'limit=10&status=active')
    const query = `status=active&limit=50&cursor=${meta.nextCursor}`
    const next = await page('users', query)
    const counted = await list(`users?${query}&withTotal=true`, Row)
    const all = await list('users?status=active', Row)

    expect(counted.data).toEqual(next.data)
    expect(counted.meta.total).toBe(all.meta.total)
  })

  test('goes on under other ends of a period', async () => {
    const to = (instant: string): string =>
      `createdAtTo=${instant}&limit=10&sort=createdAt`
    const { meta } = await page(
      'users',
      `${FROM}&${to('2025-12-01T00:00:00Z')}`
    )
    const query = (end: string): string =>
      `createdAtFrom=2025-02-01T00:00:00Z&${to(end)}&cursor=${meta.nextCursor}`
    const wide = await page('users', query('2026-01-01T00:00:00Z'))
    const same = await page('users', query('2025-12-01T00:00:00Z'))

    expect(wide.data).toHaveLength(10)
    expect(wide.data).toEqual(same.data)
  })

  test.each([
    ['another filter', 'users', 'limit=10&status=banned'],
    ['a filter more', 'users', 'limit=10&status=active&country=PL'],
    ['another order', 'users', 'limit=10&status=active&sort=-createdAt'],
    ['another list', 'games', 'limit=10&status=active']
  ])('is refused with %s', async (_, path, query) => {
    const { meta } = await page('users', 'limit=10&status=active')
    const response = await get(`${path}?${query}&cursor=${meta.nextCursor}`)

    expect(response.status).toBe(422)
    const problem = await problemOf(response)
    expect(problem.code).toBe('invalid-cursor')
    expect(problem.errors?.[0]?.pointer).toBe('cursor')
  })

  test('of one user is refused for another', async () => {
    const { meta } = await page('users/42/transactions', 'limit=10')
    const path = `users/1/transactions?limit=10&cursor=${meta.nextCursor}`
    expect((await get(path)).status).toBe(422)
  })

  test.each(['x', '%F0%9F', 'bnVsbA', 'W10', 'WyJhIixbXV0'])(
    'that is only %s is refused',
    async cursor => {
      const problem = await problemOf(await get(`users?cursor=${cursor}`))
      expect(problem).toMatchObject({ status: 422, code: 'invalid-cursor' })
    }
  )

  test('with a key that is none is refused, not read', async () => {
    const { meta } = await page('users', 'limit=10&sort=createdAt')
    const text = Buffer.from(meta.nextCursor ?? '', 'base64url').toString()
    const [digest] = v.parse(
      v.pipe(v.string(), v.parseJson(), v.array(v.unknown())),
      text
    )
    for (const keys of [['i1'], ['i9223372036854775808', 'i1'], [1, 2]]) {
      const forged = Buffer.from(JSON.stringify([digest, keys]))
      const query = `limit=10&sort=createdAt&cursor=${forged.toString('base64url')}`
      expect((await get(`users?${query}`)).status).toBe(422)
    }
  })
})
