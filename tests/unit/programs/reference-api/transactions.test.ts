import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'

import {
  Transaction,
  TransactionDetail
} from '../../../../src/contract/ledger/transaction.ts'
import {
  transactionStatus,
  transactionTypes
} from '../../../../src/format/status.ts'
import { type CheckedPage, openTestApi } from './test-api.ts'

const { api, get, list } = openTestApi()
afterAll(() => {
  api.close()
})

type Page = Promise<CheckedPage<typeof Transaction>>

const SYSTEM = 'system-wallets/transactions'
const system = (query = ''): Page =>
  list(`${SYSTEM}?limit=100&${query}`, Transaction)
const known = (query = ''): Page =>
  list(`users/42/transactions?limit=100&${query}`, Transaction)

const detail = async (id = ''): Promise<TransactionDetail> => {
  const response = await get(`transactions/${id}`)
  const schema = v.object({ data: TransactionDetail })
  return v.parse(schema, await response.json()).data
}

describe('transactions', () => {
  test('are of every type and status', async () => {
    for (const type of Object.keys(transactionTypes)) {
      const { data } = await system(`type=${type}`)
      expect(new Set(data.map(row => row.type))).toEqual(new Set([type]))
    }
    // Only a decision of an admin posts, and the seed has none.
    const { posted: _, ...seeded } = transactionStatus
    for (const status of Object.keys(seeded)) {
      const { data } = await system(`status=${status}`)
      expect(new Set(data.map(row => row.status))).toEqual(new Set([status]))
    }
  })

  test('are the newest first, and the newest is minutes old', async () => {
    const { data, meta } = await system()
    const times = data.map(row => row.createdAt)

    expect(times).toEqual(times.toSorted().toReversed())
    const age = Date.parse(meta.asOf) - Date.parse(times[0] ?? '')
    expect(age).toBeLessThan(12 * 3600 * 1000)
    expect(age).toBeGreaterThan(0)
  })

  test('of a user are many, with sums that are the balances', async () => {
    const { data, meta } = await known()
    expect(meta.total).toBeGreaterThan(30)
    expect(data.every(row => row.userId === '42')).toBe(true)

    const User = v.object({
      data: v.object({
        balances: v.array(
          v.object({
            currency: v.string(),
            available: v.string(),
            reserved: v.string()
          })
        )
      })
    })
    const user = v.parse(User, await (await get('users/42')).json()).data
    const { totals = [] } = meta
    expect(totals.length).toBeGreaterThan(1)
    for (const { currency, net, credit, debit } of totals) {
      const held = user.balances.find(item => item.currency === currency)
      const balance = BigInt(held?.available ?? 0) + BigInt(held?.reserved ?? 0)
      expect(BigInt(net)).toBe(balance)
      expect(BigInt(credit) - BigInt(debit)).toBe(balance)
    }
  })

  test('of the system come with the sums of what moved, by currency', async () => {
    const { data, meta } = await system(
      'walletId=wal_00009&createdAtFrom=2026-01-10T10:00:00Z'
    )
    expect(meta.hasMore).toBe(false)
    const moved = data.filter(row => row.balanceAfter != null)
    const sum = (direction: string): bigint =>
      moved
        .filter(row => row.direction === direction)
        .reduce((total, row) => total + BigInt(row.amount), 0n)

    expect(moved.length).toBeGreaterThan(0)
    expect(meta.totals).toEqual([
      {
        currency: 'PLN',
        credit: String(sum('credit')),
        debit: String(sum('debit')),
        net: String(sum('credit') - sum('debit')),
        count: moved.length
      }
    ])
  })

  test('show a running balance without gaps', async () => {
    const { data } = await known('currency=EUR&sort=createdAt')
    let balance = '0'
    for (const row of data) {
      if (row.balanceAfter == null) continue
      expect(row.balanceBefore).toBe(balance)
      balance = row.balanceAfter
    }
    expect(balance).not.toBe('0')
  })

  test('that moved nothing state no balance', async () => {
    const { data } = await system('status=pending,failed,cancelled,reserved')
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(row => row.balanceAfter == null)).toBe(true)
    const failed = await system('status=failed')
    expect(failed.data.length).toBeGreaterThan(0)
    expect(failed.data.every(row => row.failureCode)).toBe(true)
  })

  test('keep every digit beyond 2^53', async () => {
    const { data } = await list('users/13/transactions', Transaction)
    const rich = data.find(row => row.reference === 'ADJ-2053-0001')
    expect(rich).toMatchObject({
      amount: '9007199254740993',
      balanceAfter: '9007199254740993'
    })
  })
})

describe('filters', () => {
  test.each([
    ['direction=debit', row => row.direction === 'debit'],
    ['currency=PLN', row => row.currency === 'PLN'],
    ['currency=PLN,TKN', row => ['PLN', 'TKN'].includes(row.currency)],
    ['type=prize,refund', row => ['prize', 'refund'].includes(row.type)],
    [
      'amountMin=500&amountMax=1000',
      row => Number(row.amount) >= 500 && Number(row.amount) <= 1000
    ],
    [
      'createdAtFrom=2025-06-01T00:00:00Z&createdAtTo=2025-07-01T00:00:00Z',
      row => row.createdAt.startsWith('2025-06-')
    ],
    ['gameId=gam_02', row => row.gameId === 'gam_02'],
    ['byAdmin=true', row => row.operator != null],
    ['byAdmin=false', row => row.operator == null],
    ['operatorId=adm_02', row => row.operator?.id === 'adm_02'],
    [
      'operatorId=adm_02,adm_03,adm_1',
      row => ['adm_02', 'adm_03'].includes(row.operator?.id ?? '')
    ],
    ['reasonCode=fraud', row => row.reasonCode === 'fraud'],
    ['walletId=wal_00003', row => row.walletId === 'wal_00003'],
    [
      'walletId=wal_00003,wal_00001,wal_1',
      row => ['wal_00003', 'wal_00001'].includes(row.walletId ?? '')
    ],
    [
      'gameId=gam_02,gam_03',
      row => ['gam_02', 'gam_03'].includes(row.gameId ?? '')
    ],
    ['userId=42', row => row.userId === '42'],
    ['userId=42,43', row => ['42', '43'].includes(row.userId ?? '')],
    ['search=dep-', row => row.reference?.startsWith('DEP-') ?? false],
    ['search=backgammon', row => row.gameName?.startsWith('Back') ?? false]
  ] satisfies [string, (row: Transaction) => boolean][])(
    'give %s and nothing else',
    async (query, isMeant) => {
      const { data, meta } = await system(query)
      const unfiltered = await system()

      expect(data.length).toBeGreaterThan(0)
      expect(data.every(isMeant)).toBe(true)
      expect(meta.total).toBeLessThan(unfiltered.meta.total ?? 0)
    }
  )

  test('find one entry by id, reference or group', async () => {
    const { data } = await known('type=deposit')
    const [row] = data
    for (const query of [
      `search=${row?.id}`,
      `reference=${row?.reference}`,
      `groupId=${row?.groupId}`
    ]) {
      const found = await known(query)
      expect(found.data.map(item => item.id)).toEqual([row?.id])
    }
  })

  test('find a reference that was copied out of a letter', async () => {
    const { data } = await known('type=deposit')
    const [row] = data
    for (const dash of ['\u2010', '\u2011', '\u2013', '\u2212', '\uFF0D']) {
      const printed = `\u202A${row?.reference?.replaceAll('-', dash)}\u200B`
      for (const name of ['search', 'reference']) {
        // oxlint-disable-next-line no-await-in-loop -- one call after the other
        const found = await known(`${name}=${encodeURIComponent(printed)}`)
        expect(found.data.map(item => item.id)).toEqual([row?.id])
      }
    }
  })

  test('that name what is not there give nothing', async () => {
    for (const query of [
      'walletId=wal_1',
      'gameId=go',
      'groupId=grp_999999',
      'userId=nobody',
      'reference=DEP',
      'search=no%20such%20thing',
      'status=unheard-of'
    ]) {
      expect(await system(query)).toMatchObject({ meta: { total: 0 } })
    }
  })

  test('work on the transactions of a user too', async () => {
    const won = await known('type=prize&direction=credit&amountMin=100')
    expect(won.data.length).toBeGreaterThan(0)
    const game = won.data[0]?.gameName ?? ''
    const { data } = await known(`search=${encodeURIComponent(game)}`)
    expect(data.every(row => row.gameName?.includes(game))).toBe(true)
  })
})

describe('GET transactions/:id', () => {
  test('is one entry with every entry of its group, which sums to zero', async () => {
    const { data } = await system('type=prize&currency=EUR')
    const found = await detail(data[0]?.id)
    const sum = found.entries
      .map(
        entry =>
          BigInt(entry.amount) * (entry.direction === 'credit' ? 1n : -1n)
      )
      .reduce((total, delta) => total + delta, 0n)

    expect(found.entries.length).toBe(3)
    expect(found.entries.map(entry => entry.id)).toContain(found.id)
    expect(sum).toBe(0n)
  })

  test('leads from a reversal to what it reversed, and back', async () => {
    const { data } = await system('type=reversal')
    const reversal = await detail(data[0]?.id)
    const original = await detail(reversal.reversesId ?? '')

    expect(original.status).toBe('reversed')
    expect(original.reversedById).toBe(reversal.id)
    expect(original.walletId).toBe(reversal.walletId)
    expect(original.amount).toBe(reversal.amount)
    expect(original.direction).not.toBe(reversal.direction)
  })

  test('names the other side', async () => {
    const { data } = await known('type=deposit&currency=EUR')
    expect(data[0]?.counterparty).toEqual({
      kind: 'system_wallet',
      id: 'wal_00001',
      name: 'Card deposits'
    })
    const other = await detail(data[0]?.id)
    const mirror = other.entries.find(entry => entry.walletId === 'wal_00001')
    expect(mirror?.counterparty).toMatchObject({ kind: 'user', id: '42' })
  })
})
