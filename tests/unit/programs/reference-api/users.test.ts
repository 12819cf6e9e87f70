import { afterAll, describe, expect, test } from 'vitest'

import { User } from '../../../../src/contract/user/user.ts'
import { USERS } from '../../../../src/programs/reference-api/seed/users.ts'
import { type CheckedPage, openTestApi } from './test-api.ts'

const { api, list } = openTestApi()
afterAll(() => {
  api.close()
})

const users = (query: string): Promise<CheckedPage<typeof User>> =>
  list(`users?limit=100&${query}`, User)

const available = (user: User, currency: string): bigint | undefined => {
  const held = user.balances.find(balance => balance.currency === currency)
  return held && BigInt(held.available)
}

describe('GET users', () => {
  test('are as many as the seed says, with a known one', async () => {
    const { meta } = await users('')
    expect(meta.total).toBe(USERS)

    const known = await users('search=42&sort=id')
    expect(known.data[0]).toMatchObject({ id: '42', status: 'active' })
    expect(known.data[0]?.balances.length).toBe(3)
  })

  test('keep every digit of an amount beyond 2^53', async () => {
    const { data } = await users('currency=TKN&balanceMin=9007199254740993')
    expect(data.map(user => user.id)).toEqual(['13'])
    expect(data[0]?.isTest).toBe(true)

    const more = 10n ** 30n
    expect((await users(`currency=TKN&balanceMin=${more}`)).data).toEqual([])
    expect((await users(`balanceMax=${more}`)).meta.total).toBeGreaterThan(0)
  })

  test.each([
    ['angstrom', 'Ångström'],
    ['SWIATEK', 'Świątek'],
    ['gross', 'Groß'],
    ['dvořáková', 'Dvořáková']
  ])('are found by %s without case and accents', async (search, name) => {
    const { data } = await users(`search=${encodeURIComponent(search)}`)
    expect(data.length).toBeGreaterThan(0)
    for (const user of data) expect(user.displayName).toContain(name)
  })

  test('are found by the words of a name in any order', async () => {
    const { data } = await users('search=4321')
    const words = data[0]?.displayName?.split(' ') ?? []
    expect(words.length).toBeGreaterThan(1)
    const backwards = encodeURIComponent(words.toReversed().join('  '))
    const found = await users(`search=${backwards}`)
    expect(found.data.map(user => user.id)).toContain('4321')
    expect((await users(`search=${backwards}%20zzzz`)).meta.total).toBe(0)
  })

  test('are found by username, email and a part of the id', async () => {
    const { data } = await users('search=4321')
    const [user] = data
    expect(user?.id).toBe('4321')
    for (const search of [user?.username ?? '', user?.email ?? '']) {
      const found = await users(`search=${encodeURIComponent(search)}`)
      expect(found.data.map(item => item.id)).toEqual(['4321'])
    }
  })

  test('stand first where their whole id was searched for', async () => {
    const order = 'search=42&sort=-createdAt'
    const first = await users(order)
    expect(first.data[0]?.id).toBe('42')
    const next = await users(`${order}&cursor=${first.meta.nextCursor}`)
    const ids = [...first.data, ...next.data].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('are not found by the signs of a pattern', async () => {
    expect((await users('search=%25')).meta.total).toBe(0)
    expect((await users('search=_')).meta.total).toBe(0)
  })

  test('are found by status, country and both at once', async () => {
    const both = await users('status=banned,suspended&country=PL,DE')
    expect(both.data.length).toBeGreaterThan(0)
    for (const user of both.data) {
      expect(['banned', 'suspended']).toContain(user.status)
      expect(['PL', 'DE']).toContain(user.country)
      expect(user.banReason).toBeTruthy()
    }
    const statuses = ['active', 'suspended', 'banned', 'closed', 'deleted']
    for (const status of statuses) {
      const { meta } = await users(`status=${status}`)
      expect(meta.total).toBeGreaterThan(0)
    }
  })

  test('are found by what they hold in a currency', async () => {
    const { data } = await users(
      'currency=PLN&balanceMin=5000&balanceMax=20000'
    )
    expect(data.length).toBeGreaterThan(0)
    for (const user of data) {
      const amount = available(user, 'PLN') ?? 0n
      expect(amount >= 5000n && amount <= 20_000n).toBe(true)
    }
  })

  test('are found by what is reserved', async () => {
    const held = await users('hasReserved=true')
    const free = await users('hasReserved=false')

    expect(held.data.length).toBeGreaterThan(0)
    for (const { balances } of held.data) {
      expect(balances.some(balance => balance.reserved !== '0')).toBe(true)
    }
    expect((held.meta.total ?? 0) + (free.meta.total ?? 0)).toBe(USERS)
  })

  test('are found by their days, from inclusive, to exclusive', async () => {
    const { data } = await users('sort=createdAt&search=4500')
    const from = data[0]?.createdAt ?? ''
    const after = await users(`createdAtFrom=${from}&sort=createdAt`)
    const before = await users(`createdAtTo=${from}`)

    expect(after.data[0]?.createdAt).toBe(from)
    expect((after.meta.total ?? 0) + (before.meta.total ?? 0)).toBe(USERS)
  })

  test('are test accounts or not', async () => {
    const { data } = await users('isTest=true')
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(user => user.isTest)).toBe(true)
  })

  test('stand in the order of their names without accents', async () => {
    const { data } = await users('')
    const keys = data.map(user =>
      (user.displayName ?? '')
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll('Ł', 'L')
        .replaceAll('ł', 'l')
    )
    expect(keys).toEqual(keys.toSorted())
  })

  test.each(['EUR', 'TKN'])('stand in the order of their %s', async code => {
    const { data } = await users(`currency=${code}&sort=-balance`)
    const amounts = data.map(user => available(user, code) ?? 0n)
    expect(amounts).toEqual(amounts.toSorted((a, b) => (a > b ? -1 : 1)))
  })

  test('stand in several orders at once', async () => {
    const { data } = await users('sort=status,-gamesPlayed')
    for (const [index, user] of data.entries()) {
      const next = data[index + 1]
      if (!next || next.status !== user.status) continue
      expect(next.gamesPlayed).toBeLessThanOrEqual(user.gamesPlayed ?? 0)
    }
  })
})
