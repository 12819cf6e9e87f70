import type { DatabaseSync } from 'node:sqlite'

import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'

import { callQueries } from '../../../../src/contract/call-queries.ts'
import {
  inTransaction,
  openDatabase
} from '../../../../src/programs/reference-api/data/database.ts'
import {
  openLedger,
  type Posting
} from '../../../../src/programs/reference-api/data/ledger.ts'
import {
  DAY_MS,
  sumUpSystem
} from '../../../../src/programs/reference-api/data/system-sums.ts'
import {
  type Condition,
  inPeriod,
  on,
  oneOf
} from '../../../../src/programs/reference-api/lists/paging/conditions.ts'
import { countRows } from '../../../../src/programs/reference-api/lists/paging/tally.ts'
import { readDailyNet } from '../../../../src/programs/reference-api/lists/transactions/daily-net.ts'
import { tallyOfEntries } from '../../../../src/programs/reference-api/lists/transactions/entry-tally.ts'
import { readTotals } from '../../../../src/programs/reference-api/lists/transactions/totals.ts'
import { transactionConditions } from '../../../../src/programs/reference-api/lists/transactions/transaction-filters.ts'
import { searchConditions } from '../../../../src/programs/reference-api/lists/transactions/transaction-search.ts'
import { OF_SYSTEM } from '../../../../src/programs/reference-api/lists/transactions/transaction-source.ts'
import { seedWorld } from '../../../../src/programs/reference-api/seed/seed.ts'
import { START } from './test-api.ts'

function open(transactions: number): DatabaseSync {
  return openDatabase(':memory:', empty => {
    seedWorld(empty, { transactions, now: START, passwordHash: '-' })
  })
}

const world = open(8000)
afterAll(() => {
  world.close()
})

const EUR_DEPOSITS = 1
const EUR_POOL = 3
const QUARTER_MS = 900_000

const instant = fc
  .integer({ min: START - 600 * DAY_MS, max: START + DAY_MS })
  .map(time => new Date(time - (time % 3 === 0 ? time % DAY_MS : 0)))
  .map(date => date.toISOString())
/** Mostly left out: all filters at once would find nothing. */
const some = <Value>(
  value: fc.Arbitrary<Value>
): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, value)
const values = (...all: string[]): fc.Arbitrary<string[] | undefined> =>
  some(fc.subarray(all, { minLength: 1 }))

/** Filters that the daily sums can answer. */
const choices = {
  type: values('deposit', 'prize', 'entry_fee', 'reversal', 'transfer'),
  status: values('completed', 'reversed', 'failed', 'reserved'),
  currency: some(fc.constantFrom('EUR', 'PLN', 'TKN')),
  wallet: some(fc.integer({ min: 1, max: 12 })),
  direction: some(fc.constantFrom('> 0', '< 0')),
  operator: some(fc.constantFrom('IS NULL', 'IS NOT NULL')),
  amount: some(fc.constantFrom('100', '500', '1000')),
  game: some(fc.constantFrom('gam_02', 'gam_19')),
  search: some(fc.constantFrom('d', 'FEE-', 'win', 'backgammon', 'e')),
  from: some(instant),
  to: some(instant)
}

/** Any mix of them, and the names of those in it. */
const filters = fc.record(choices).map(chosen => ({
  names: Object.entries(chosen)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name),
  conditions: [
    OF_SYSTEM,
    ...oneOf('e.type', chosen.type),
    ...oneOf('e.status', chosen.status),
    ...on('e.currency', '= ?', chosen.currency),
    ...on('e.wallet_id', '= ?', chosen.wallet),
    ...(chosen.direction ? on('e.delta', chosen.direction) : []),
    ...(chosen.operator ? on('e.operator_id', chosen.operator) : []),
    ...transactionConditions(
      v.parse(callQueries.walletTransactions, {
        amountMin: chosen.amount,
        gameId: chosen.game,
        createdAtFrom: chosen.from,
        createdAtTo: chosen.to
      })
    ),
    ...searchConditions(world, chosen.search, 'system')
  ]
}))

/** Every filter was there, and most mixes found something. */
function expectFiltered(names: ReadonlySet<string>, found: number[]): void {
  expect([...names].toSorted()).toEqual(Object.keys(choices).toSorted())
  const filled = found.filter(count => count > 0)
  expect(filled.length).toBeGreaterThan(found.length / 3)
  expect(new Set(filled).size).toBeGreaterThan(filled.length / 3)
}

/** The same condition, but nothing tells what it is on. */
const plain = (conditions: readonly Condition[]): Condition[] =>
  conditions.map(({ sql, values: bound }) => ({ sql, values: bound }))

const rowsOf = (database: DatabaseSync): unknown[] =>
  ['system_days', 'system_day_details', 'system_week_details'].map(table =>
    database.prepare(`SELECT * FROM ${table}`).all()
  )

describe('the sums of the system wallets', () => {
  test('count and sum up what the entries do, under any filters', () => {
    const seen = new Set<string>()
    const found: number[] = []
    fc.assert(
      fc.property(filters, ({ names, conditions }) => {
        const entries = plain(conditions)
        const count = countRows(world, conditions, tallyOfEntries)
        expect(count).toBe(countRows(world, entries, tallyOfEntries))
        const totals = readTotals(world, conditions, tallyOfEntries)
        expect(totals).toEqual(readTotals(world, entries, tallyOfEntries))
        for (const name of names) seen.add(name)
        found.push(count)
      }),
      { numRuns: 300 }
    )
    expectFiltered(seen, found)
  })

  test.each([
    ['2025-03-10T00:00:00Z', '2025-09-15T00:00:00Z'],
    ['2025-03-10T09:30:00Z', '2025-09-17T18:45:00Z'],
    [undefined, '2025-09-17T18:45:00Z'],
    ['2025-03-10T09:30:00Z', undefined]
  ])('count from %s to %s, although days and weeks are whole', (from, to) => {
    const period = inPeriod('e.created_at', from, to)
    const [entry] = transactionConditions(
      v.parse(callQueries.walletTransactions, { gameId: 'gam_02' })
    )
    for (const narrower of [period, [...period, ...(entry ? [entry] : [])]]) {
      const conditions = [OF_SYSTEM, ...narrower]
      const sums = tallyOfEntries(conditions)
      expect(sums.from).toMatch(/system_(?:days|week_details)/u)
      const count = countRows(world, conditions, () => sums)
      expect(count).toBe(countRows(world, plain(conditions), tallyOfEntries))
      expect(count).toBeGreaterThan(0)
    }
  })

  test.each(['d', 'DEP', 'fee-', 'backgammon', 'e'])(
    'count what a search for "%s" finds',
    search => {
      const found = searchConditions(world, search, 'system')
      const sums = tallyOfEntries([OF_SYSTEM, ...found])
      const count = countRows(world, [OF_SYSTEM, ...found], () => sums)

      expect(sums.from).toContain('system_week_details')
      expect(count).toBeGreaterThan(0)
      expect(count).toBe(
        countRows(world, plain([OF_SYSTEM, ...found]), tallyOfEntries)
      )
    }
  )

  test('give the days of a zone that the entries give', () => {
    const zones = ['UTC', 'Pacific/Auckland', 'America/St_Johns', 'Asia/Tokyo']
    const seen = new Set<string>()
    const found: number[] = []
    fc.assert(
      fc.property(
        filters,
        fc.constantFrom(...zones),
        ({ names, conditions }, zone) => {
          const request = { currency: 'EUR', zone }
          const narrower = conditions.filter(other => other !== OF_SYSTEM)
          // Any condition that is on no column is looked up in the entries.
          const slow = { sql: '1', values: [] }
          const quick = readDailyNet(world, request, OF_SYSTEM, narrower)
          expect(
            readDailyNet(world, request, OF_SYSTEM, [...narrower, slow])
          ).toEqual(quick)
          for (const name of names) seen.add(name)
          found.push(quick.days.length)
        }
      ),
      { numRuns: 60 }
    )
    expectFiltered(seen, found)
  })

  test('follow what is posted and what is reversed', () => {
    const database = open(2000)
    const posting: Posting = {
      createdAt: START,
      type: 'deposit',
      status: 'completed',
      legs: [
        { wallet: EUR_DEPOSITS, delta: -700n },
        { wallet: EUR_POOL, delta: 700n }
      ],
      reference: 'DEP-1'
    }
    const before = rowsOf(database)
    inTransaction(database, () => {
      const ledger = openLedger(database)
      ledger.post(posting)
      const reversesId = ledger.post({ ...posting, reference: 'DEP-2' })
      ledger.post({ ...posting, status: 'failed', reference: 'DEP-3' })
      ledger.post({
        ...posting,
        type: 'reversal',
        legs: posting.legs.map(({ wallet, delta }) => ({
          wallet,
          delta: -delta
        })),
        reference: 'REV-1',
        reversesId
      })
    })
    const kept = rowsOf(database)
    sumUpSystem(database)

    expect(kept).not.toEqual(before)
    expect(rowsOf(database)).toEqual(kept)
    database.close()
  })

  test('keep a day apart where the clocks of a zone change', () => {
    const database = open(0)
    const changes = ['2025-03-09', '2025-03-30', '2025-04-06', '2025-10-05']
      .concat('2025-10-26', '2025-11-02')
      .flatMap(day =>
        Array.from(
          { length: 3 * 96 },
          (_, at) => Date.parse(day) - DAY_MS + at * QUARTER_MS
        )
      )
    inTransaction(database, () => {
      const ledger = openLedger(database)
      for (const createdAt of changes) {
        ledger.post({
          createdAt,
          type: 'deposit',
          status: 'completed',
          legs: [
            { wallet: EUR_DEPOSITS, delta: -1n },
            { wallet: EUR_POOL, delta: 1n }
          ],
          reference: 'DEP'
        })
      }
    })

    for (const [zone, day, quarters] of [
      ['UTC', '2025-03-30', 96],
      ['Europe/Berlin', '2025-03-30', 92],
      ['Europe/Berlin', '2025-10-26', 100],
      ['America/New_York', '2025-03-09', 92],
      ['America/New_York', '2025-11-02', 100],
      ['Asia/Kathmandu', '2025-03-30', 96],
      ['Australia/Lord_Howe', '2025-04-06', 98],
      ['Australia/Lord_Howe', '2025-10-05', 94]
    ] as const) {
      const request = { currency: 'EUR', zone }
      for (const conditions of [
        [],
        plain(inPeriod('e.created_at', '2000-01-01', undefined))
      ]) {
        const { days } = readDailyNet(database, request, OF_SYSTEM, conditions)
        const found = days.find(item => item.day === day)
        const amount = String(quarters)
        expect({ zone, ...found }).toEqual({
          zone,
          day,
          credit: amount,
          debit: amount,
          net: '0',
          count: quarters * 2
        })
      }
    }
    database.close()
  })
})
