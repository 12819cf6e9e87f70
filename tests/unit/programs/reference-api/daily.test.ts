import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'

import {
  DailyNet,
  type DayNet,
  Transaction
} from '../../../../src/contract/ledger/transaction.ts'
import { openTestApi, problemOf } from './test-api.ts'

const { api, get, list } = openTestApi({ seedTransactions: 12_000 })
afterAll(() => {
  api.close()
})

const SYSTEM = 'system-wallets/transactions'
const KNOWN = 'users/42/transactions'
/** One without a change of clocks, and four with odd offsets or changes. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe'
]

const daily = async (path: string, query: string): Promise<DailyNet> => {
  const response = await get(`${path}/daily?${query}`)
  const schema = v.object({ data: DailyNet })
  return v.parse(schema, await response.json()).data
}

async function rowsOf(path: string, query: string): Promise<Transaction[]> {
  const rows: Transaction[] = []
  let cursor = ''
  for (;;) {
    const page = `${path}?limit=100&withTotal=false&${query}${cursor}`
    const { data, meta } = await list(page, Transaction)
    rows.push(...data)
    if (!meta.hasMore) return rows
    cursor = `&cursor=${meta.nextCursor}`
  }
}

/** What the days come to when every row is given its day for itself. */
function daysOf(rows: readonly Transaction[], zone: string): DayNet[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  const settled = rows.filter(({ status }) =>
    ['completed', 'reversed'].includes(status)
  )
  const days = Map.groupBy(settled, ({ createdAt }) =>
    format.format(new Date(createdAt))
  )
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, entries]) => {
      const sum = (direction: string): bigint =>
        entries
          .filter(entry => entry.direction === direction)
          .reduce((total, { amount }) => total + BigInt(amount), 0n)
      return {
        day,
        credit: String(sum('credit')),
        debit: String(sum('debit')),
        net: String(sum('credit') - sum('debit')),
        count: entries.length
      }
    })
}

describe('the net of each day', () => {
  test.each(
    [
      [SYSTEM, 'currency=PLN'],
      [SYSTEM, 'currency=EUR&type=deposit,prize&direction=credit'],
      [SYSTEM, 'currency=EUR&walletId=wal_00003&status=completed'],
      [SYSTEM, 'currency=EUR&amountMin=500&amountMax=3000'],
      [SYSTEM, 'currency=EUR&byAdmin=true'],
      [SYSTEM, 'currency=TKN&search=senet'],
      [
        SYSTEM,
        'currency=PLN&createdAtFrom=2025-03-20T11:11:11Z&createdAtTo=2025-11-05T03:07:00Z'
      ],
      [KNOWN, 'currency=EUR'],
      [KNOWN, 'currency=EUR&type=entry_fee&createdAtFrom=2025-03-30T00:30:00Z']
    ].map(([path = '', query = '']) => ({ path, query }))
  )('of $path?$query is that of its rows in every zone', async given => {
    const { path, query } = given
    const rows = await rowsOf(path, query)
    for (const zone of ZONES) {
      const { days } = await daily(path, `${query}&zone=${zone}`)
      const wanted = daysOf(rows, zone)
      expect(wanted.length).toBeGreaterThan(0)
      expect(days).toEqual(wanted)
    }
  })

  test('says which currency and zone it is of, UTC if none is asked', async () => {
    const asked = await daily(KNOWN, 'currency=EUR&zone=Asia/Kathmandu')
    const usual = await daily(KNOWN, 'currency=EUR')

    expect(asked).toMatchObject({ currency: 'EUR', zone: 'Asia/Kathmandu' })
    expect(usual.zone).toBe('UTC')
  })

  test('comes to the totals of the list', async () => {
    const { meta } = await list(`${SYSTEM}?limit=1`, Transaction)
    for (const totals of meta.totals ?? []) {
      const { days } = await daily(SYSTEM, `currency=${totals.currency}`)
      const net = days.reduce((sum, day) => sum + BigInt(day.net), 0n)
      expect(String(net)).toBe(totals.net)
      const count = days.reduce((sum, day) => sum + day.count, 0)
      expect(count).toBe(totals.count)
    }
    expect(meta.totals?.length).toBe(5)
  })

  test.each([
    'currency=XXX',
    'currency=EUR&status=pending',
    'currency=EUR&type=unheard-of',
    'currency=EUR&createdAtFrom=2035-01-01T00:00:00Z',
    'currency=EUR&createdAtTo=2005-01-01T00:00:00Z',
    'currency=EUR&createdAtFrom=2025-06-02T00:00:00Z&createdAtTo=2025-06-01T00:00:00Z'
  ])('of what is not there is empty: %s', async query => {
    expect((await daily(SYSTEM, query)).days).toEqual([])
    expect((await daily(KNOWN, query)).days).toEqual([])
  })

  test.each([
    ['zone', 'currency=EUR&zone=Europe/Atlantis'],
    ['zone', 'currency=EUR&zone=%2B02:00'],
    ['currency', 'zone=UTC']
  ])('needs a good %s: %s', async (pointer, query) => {
    for (const path of [SYSTEM, KNOWN]) {
      const response = await get(`${path}/daily?${query}`)
      expect(response.status).toBe(422)
      const { errors } = await problemOf(response)
      expect(errors?.[0]?.pointer).toBe(pointer)
    }
  })

  test('of an unknown user is not found', async () => {
    const response = await get('users/99999/transactions/daily?currency=EUR')
    expect(response.status).toBe(404)
  })
})
