import { afterAll, describe, expect, test } from 'vitest'

import { Admin } from '../../../../src/contract/admin/admin.ts'
import { Game } from '../../../../src/contract/game/game.ts'
import { Currency } from '../../../../src/contract/ledger/currency.ts'
import { Transaction } from '../../../../src/contract/ledger/transaction.ts'
import { listCriteria } from '../../../../src/contract/lists.ts'
import { SystemWallet } from '../../../../src/contract/system-wallet/system-wallet.ts'
import { User } from '../../../../src/contract/user/user.ts'
import { gameStatus } from '../../../../src/format/status.ts'
import { openTestApi } from './test-api.ts'

const { api, get, list } = openTestApi()
afterAll(() => {
  api.close()
})

const lists = [
  ['admins', Admin, listCriteria.admins.sorts],
  ['users', User, listCriteria.users.sorts],
  ['games', Game, listCriteria.games.sorts],
  ['system-wallets', SystemWallet, listCriteria.systemWallets.sorts],
  ['users/42/transactions', Transaction, listCriteria.userTransactions.sorts],
  [
    'system-wallets/transactions',
    Transaction,
    listCriteria.walletTransactions.sorts
  ]
] as const

describe.each(lists)('GET %s', (path, row, sorts) => {
  test('answers rows of the contract and what is known of the whole', async () => {
    const { data, meta } = await list(path, row)

    expect(data.length).toBe(Math.min(meta.total ?? 0, 25))
    expect(meta).toMatchObject({ page: 1, limit: 25 })
    expect(meta.totalPages).toBe(Math.ceil((meta.total ?? 0) / 25))
    expect(meta.asOf).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u)
  })

  test.each(sorts)('has every row once over all pages, by %s', async sort => {
    const ids: string[] = []
    let page = 0
    let more = true
    while (more) {
      page += 1
      const query = `sort=${sort}&limit=100&page=${page}`
      const { data, meta } = await list(`${path}?${query}`, row)
      ids.push(...data.map(item => item.id))
      more = meta.hasMore
    }
    const { meta } = await list(path, row)
    expect(ids.length).toBe(meta.total)
    expect(new Set(ids).size).toBe(meta.total)
  })

  test('turns the order of all rows around with a minus', async () => {
    for (const sort of sorts) {
      const up = await list(`${path}?sort=${sort}&limit=100`, row)
      const last = up.meta.totalPages ?? 1
      const down = await list(
        `${path}?sort=-${sort}&limit=100&page=${last}`,
        row
      )
      expect(down.data.at(-1)?.id).toBe(up.data[0]?.id)
    }
  })

  test('does not count when the total is not wanted', async () => {
    const response = await get(`${path}?withTotal=false`)
    const { meta } = await list(`${path}?withTotal=false`, row)

    expect(await response.json()).toHaveProperty('meta.total', null)
    expect(meta.totalPages).toBeNull()
    expect(meta.totals).toBeUndefined()
  })

  test('is empty beyond its last page', async () => {
    const { data, meta } = await list(`${path}?page=999999999&limit=100`, row)
    expect(data).toEqual([])
    expect(meta.hasMore).toBe(false)
  })
})

describe('GET admins', () => {
  test('finds names without their accents, and emails', async () => {
    const name = await list('admins?search=wrobel', Admin)
    const email = await list('admins?search=OBERG%40', Admin)

    expect(name.data.map(admin => admin.name)).toEqual(['Łukasz Wróbel'])
    expect(email.data.map(admin => admin.name)).toEqual(['Göran Öberg'])
  })

  test('finds those who are invited, disabled or long gone', async () => {
    const away = await list('admins?status=invited,disabled', Admin)
    expect(away.data.length).toBe(3)

    const to = '2026-01-14T00:00:00.000Z'
    const { data } = await list(`admins?lastLoginAtTo=${to}`, Admin)
    expect(data.map(admin => admin.id)).toEqual(['adm_08', 'adm_05'])
    const from = await list(`admins?lastLoginAtFrom=${to}`, Admin)
    const never = await list('admins?status=invited', Admin)
    const all = await list('admins', Admin)
    expect(from.data.length + data.length + never.data.length).toBe(
      all.meta.total
    )
  })
})

describe('a period of creation', () => {
  test.each([
    ['admins', Admin],
    ['games', Game],
    ['system-wallets', SystemWallet]
  ] as const)('of %s is from inclusive, to exclusive', async (path, row) => {
    const { data } = await list(`${path}?sort=createdAt&limit=100`, row)
    const at = data[Math.floor(data.length / 2)]?.createdAt ?? ''
    const from = await list(`${path}?createdAtFrom=${at}&limit=100`, row)
    const to = await list(`${path}?createdAtTo=${at}&limit=100`, row)

    expect(from.data.every(({ createdAt }) => createdAt >= at)).toBe(true)
    expect(to.data.every(({ createdAt }) => createdAt < at)).toBe(true)
    expect(from.data.length).toBeGreaterThan(0)
    expect(from.data.length + to.data.length).toBe(data.length)
  })
})

describe('GET games', () => {
  const fee = ({ entryFee }: Game): number => Number(entryFee?.amount)
  const EARLY = '2024-10-20T00:00:00Z'

  test('are of every status', async () => {
    const { data } = await list('games?limit=100', Game)
    expect(new Set(data.map(game => game.status))).toEqual(
      new Set(Object.keys(gameStatus))
    )
  })

  test.each([
    ['feeMin=1000&feeMax=2000', game => fee(game) >= 1000 && fee(game) <= 2000],
    [
      'currency=TKN&feeMax=50',
      game => game.entryFee?.currency === 'TKN' && fee(game) <= 50
    ],
    ['kind=tournament', game => game.kind === 'tournament'],
    ['isPrivate=true', game => game.isPrivate === true],
    [
      `startedAtTo=${EARLY}`,
      game => Date.parse(game.startedAt ?? '') < Date.parse(EARLY)
    ]
  ] satisfies [string, (game: Game) => boolean][])(
    'are all that %s means, and no other',
    async (query, isMeant) => {
      const all = await list('games?limit=100&sort=id', Game)
      const found = await list(`games?limit=100&sort=id&${query}`, Game)
      expect(found.data).toEqual(all.data.filter(isMeant))
      expect(found.data.length).toBeGreaterThan(0)
      expect(found.data.length).toBeLessThan(all.data.length)
    }
  )

  test('are found by name without case and accents', async () => {
    const { data } = await list('games?search=MLYNEK', Game)
    expect(data.map(game => game.name)).toEqual(['Młynek'])
  })
})

describe('a search for a whole id', () => {
  test.each([
    ['admins', 'adm_02', Admin],
    ['games', 'gam_05', Game],
    ['system-wallets', 'wal_00002', SystemWallet]
  ] as const)('of %s finds its row alone', async (path, id, row) => {
    for (const typed of [id, id.toUpperCase(), `%20${id}%20`]) {
      const { data } = await list(`${path}?search=${typed}`, row)
      expect(data.map(one => one.id)).toEqual([id])
    }
    const { data } = await list(`${path}?search=${id}999`, row)
    expect(data).toEqual([])
  })
})

describe('GET system-wallets', () => {
  test('are some, of which one is frozen, and one is below its mark', async () => {
    const all = await list('system-wallets', SystemWallet)
    const frozen = await list('system-wallets?status=frozen', SystemWallet)
    const low = await list('system-wallets?belowThreshold=true', SystemWallet)
    const fine = await list('system-wallets?belowThreshold=false', SystemWallet)

    expect(frozen.data.map(wallet => wallet.purpose)).toEqual(['escrow'])
    expect(low.data.map(wallet => wallet.purpose)).toEqual(['promo'])
    expect(fine.data.length).toBeGreaterThan(0)
    expect(fine.data.length + low.data.length).toBe(all.data.length)
  })

  test('are found by currency, purpose and code', async () => {
    const tokens = await list('system-wallets?currency=TKN', SystemWallet)
    const pools = await list('system-wallets?purpose=prize_pool', SystemWallet)
    const code = await list('system-wallets?search=eur-fees', SystemWallet)

    const { data } = await list('system-wallets?limit=100', SystemWallet)
    expect(tokens.data).toEqual(data.filter(one => one.currency === 'TKN'))
    expect(pools.data).toEqual(data.filter(one => one.purpose === 'prize_pool'))
    expect(tokens.data.length * pools.data.length).toBeGreaterThan(0)
    expect(code.data.map(wallet => wallet.name)).toEqual(['Commission'])
  })

  test('say what moved in the last 24 hours', async () => {
    const { data } = await list('system-wallets?purpose=escrow', SystemWallet)
    expect(data[0]?.change24h).toBe('0')
  })
})

describe('one row', () => {
  test.each([
    ['admins', Admin],
    ['users', User],
    ['games', Game],
    ['system-wallets', SystemWallet]
  ] as const)('of %s is the same as in the list', async (path, row) => {
    const { data } = await list(path, row)
    for (const item of data.slice(0, 3)) {
      const response = await get(`${path}/${item.id}`)
      expect(await response.json()).toEqual({ data: item })
    }
  })
})

describe('GET currencies', () => {
  test('are real ones of two, three and eighteen decimals, and a virtual one without', async () => {
    const { data } = await list('currencies', Currency)
    const shapes = data.map(currency => [
      currency.code,
      currency.type,
      currency.decimals,
      currency.largeAmount
    ])

    expect(shapes).toEqual([
      ['EUR', 'real', 2, undefined],
      ['PLN', 'real', 2, undefined],
      ['TKN', 'virtual', 0, undefined],
      ['ETH', 'real', 18, '100000000000000000'],
      ['KWD', 'real', 3, '300000']
    ])
  })
})
