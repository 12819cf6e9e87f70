import type { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { numberOf } from '../../../../src/programs/reference-api/data/columns.ts'
import {
  inTransaction,
  openDatabase
} from '../../../../src/programs/reference-api/data/database.ts'
import { openLedger } from '../../../../src/programs/reference-api/data/ledger.ts'
import { seedWorld } from '../../../../src/programs/reference-api/seed/seed.ts'
import { ENTRIES, START } from './test-api.ts'

let database: DatabaseSync
beforeEach(() => {
  database = openDatabase(':memory:', empty => {
    seedWorld(empty, { transactions: ENTRIES, now: START, passwordHash: '-' })
  })
})
afterEach(() => {
  database.close()
})

const FEES = 4
const PROMO = 5
const DEPOSITS = 1
const TOKENS = 11

const run = (sql: string): void => {
  inTransaction(database, () => {
    database.exec(sql)
  })
}

const next = (table: 'entries' | 'entry_groups'): number => {
  const row = database.prepare(`SELECT max(id) + 1 AS id FROM ${table}`).get()
  return row ? numberOf(row, 'id') : 1
}

/** An entry as it would have to be written by hand. */
const entry = (
  id: number,
  wallet: number,
  delta: number,
  more: {
    status?: string
    type?: string
    group?: number
    after?: string
    code?: string
  } = {}
): string => {
  const { status = 'completed', type = 'transfer' } = more
  const group = more.group ?? next('entry_groups')
  const after =
    more.after ?? `balance + (${status === 'completed' ? delta : 0})`
  return `INSERT INTO entries (id, group_id, wallet_id, currency, delta,
      balance_after, reserved_after, created_at, type, status, reason_code)
    SELECT ${id}, ${group}, id, currency, ${delta}, ${after}, reserved, 1,
      '${type}', '${status}', ${more.code ?? 'NULL'} FROM wallets WHERE id = ${wallet};`
}

const seal = (reverses: number | 'NULL' = 'NULL'): string =>
  `INSERT INTO entry_groups (id, reference, reverses_id)
   VALUES (${next('entry_groups')}, 'X', ${reverses});`

const pair = (): string =>
  entry(next('entries'), DEPOSITS, -500) + entry(next('entries') + 1, FEES, 500)

describe('the ledger', () => {
  test('takes a sealed group that sums to zero', () => {
    run(pair() + seal())
    const sealed = next('entry_groups') - 1
    const entries = database
      .prepare('SELECT delta FROM entries WHERE group_id = ? ORDER BY id')
      .all(sealed)
    expect(entries).toEqual([{ delta: -500n }, { delta: 500n }])
  })

  test('commits no entries without a seal', () => {
    expect(() => run(pair())).toThrow(/FOREIGN KEY/u)
  })

  test('seals nothing that does not sum to zero', () => {
    const first = next('entries')
    const uneven = entry(first, DEPOSITS, -500) + entry(first + 1, FEES, 499)
    expect(() => run(uneven + seal())).toThrow(/sums to zero/u)
  })

  test('sums every currency for itself', () => {
    const first = next('entries')
    const mixed = entry(first, DEPOSITS, -500) + entry(first + 1, TOKENS, 500)
    expect(() => run(mixed + seal())).toThrow(/sums to zero/u)
  })

  test('seals no empty group, and none of one entry', () => {
    expect(() => run(seal())).toThrow(/two or more entries/u)
    const alone = entry(next('entries'), FEES, 5)
    expect(() => run(alone + seal())).toThrow(/two or more entries/u)
  })

  test('seals no entries of different movements', () => {
    const first = next('entries')
    const mixed =
      entry(first, DEPOSITS, -5) +
      entry(first + 1, FEES, 5, { type: 'adjustment' })
    const forReasons =
      entry(first, DEPOSITS, -5, { code: "'fraud'" }) +
      entry(first + 1, FEES, 5)
    for (const wrong of [mixed, forReasons]) {
      expect(() => run(wrong + seal())).toThrow(/one movement/u)
    }
  })

  test('adds nothing to a sealed group', () => {
    const late = entry(next('entries'), FEES, 5, { group: 1 })
    expect(() => run(late)).toThrow(/sealed/u)
    expect(() =>
      run(`INSERT OR REPLACE INTO entry_groups (id, reference) VALUES (1, 'X')`)
    ).toThrow(/sealed/u)
  })

  test('lets no entry be changed, deleted or replaced', () => {
    for (const change of [
      'delta = delta + 1',
      'created_at = 0',
      'rowid = -5'
    ]) {
      expect(() => run(`UPDATE entries SET ${change} WHERE id = 1`)).toThrow(
        /append-only/u
      )
    }
    expect(() => run(`UPDATE entries SET status = 'reversed'`)).toThrow(
      /append-only/u
    )
    expect(() => run('DELETE FROM entries WHERE id = 1')).toThrow(
      /append-only/u
    )
    const again = entry(1, FEES, 5).replace('INSERT', 'INSERT OR REPLACE')
    expect(() => run(again)).toThrow(/numbered/u)
  })

  test('lets no seal be changed or deleted', () => {
    expect(() => run(`UPDATE entry_groups SET reason = 'x'`)).toThrow(
      /changed/u
    )
    expect(() => run('DELETE FROM entry_groups WHERE id = 1')).toThrow(
      /deleted/u
    )
  })

  test('changes a balance by entries only', () => {
    for (const change of [
      'balance = balance + 1',
      'reserved = 1',
      'last_entry_id = last_entry_id + 1',
      'allow_negative = 1',
      `currency = 'PLN'`,
      'balance = balance'
    ]) {
      const sql = `UPDATE wallets SET ${change} WHERE id = ${PROMO}`
      expect(() => run(sql)).toThrow(/by entries only/u)
    }
    expect(() => run('DELETE FROM wallets')).toThrow(/never deleted/u)
    expect(() =>
      run(
        `INSERT INTO wallets (id, currency, balance) VALUES (99999, 'EUR', 5)`
      )
    ).toThrow(/starts empty/u)
  })

  test('takes no entry that states another balance than it leaves', () => {
    const wrong = entry(next('entries'), FEES, 5, { after: 'balance + 6' })
    expect(() => run(wrong)).toThrow(/what it leaves/u)
  })

  test('lets no wallet below zero that may not be', () => {
    const first = next('entries')
    const much = 10 ** 12
    const sql = entry(first, PROMO, -much) + entry(first + 1, FEES, much)
    expect(() => run(sql + seal())).toThrow(/CHECK/u)
  })

  test('moves nothing by what is pending, failed or cancelled', () => {
    const balances = (): unknown =>
      database.prepare('SELECT balance, reserved FROM wallets').all()
    const before = balances()
    for (const status of ['pending', 'failed', 'cancelled']) {
      const first = next('entries')
      const sql =
        entry(first, DEPOSITS, -5, { status }) +
        entry(first + 1, FEES, 5, { status })
      run(sql + seal())
    }
    expect(balances()).toEqual(before)
  })

  test('reverses a group in parts, no further than it moved, and marks it', () => {
    run(pair() + seal())
    const group = next('entry_groups') - 1
    const type = 'reversal'
    const back = (amount: number, to = DEPOSITS): string => {
      const first = next('entries')
      return (
        entry(first, FEES, -amount, { type }) +
        entry(first + 1, to, amount, { type })
      )
    }
    const statuses = (): unknown =>
      database
        .prepare('SELECT DISTINCT status FROM entries WHERE group_id = ?')
        .all(group)
    const mark = `UPDATE entries SET status = 'reversed' WHERE group_id = ${group};`

    expect(() => run(back(500) + seal())).toThrow(/names what it reverses/u)
    for (const wrong of [back(501), back(-1), back(100, PROMO)]) {
      expect(() => run(wrong + seal(group))).toThrow(
        /no more than what is left/u
      )
    }
    run(back(300) + seal(group))
    expect(statuses()).toEqual([{ status: 'completed' }])
    expect(() => run(mark)).toThrow(/append-only/u)
    expect(() => run(back(201) + seal(group))).toThrow(/no more than/u)
    run(back(200) + seal(group))
    expect(statuses()).toEqual([{ status: 'reversed' }])
    expect(() => run(back(1) + seal(group))).toThrow(/until nothing is left/u)
  })

  test('reverses a group of three entries whole or not at all', () => {
    const three = (amount: number, type: string): string => {
      const first = next('entries')
      return (
        entry(first, DEPOSITS, -2 * amount, { type }) +
        entry(first + 1, FEES, amount, { type }) +
        entry(first + 2, PROMO, amount, { type })
      )
    }
    run(three(500, 'transfer') + seal())
    const group = next('entry_groups') - 1
    expect(() => run(three(-200, 'reversal') + seal(group))).toThrow(
      /two entries of one currency/u
    )
    run(three(-500, 'reversal') + seal(group))
  })

  test('reverses no reversal', () => {
    const move = (amount: number, type: string): string => {
      const first = next('entries')
      return (
        entry(first, DEPOSITS, -amount, { type }) +
        entry(first + 1, FEES, amount, { type })
      )
    }
    run(move(500, 'transfer') + seal())
    run(move(-500, 'reversal') + seal(next('entry_groups') - 1))
    const again = move(500, 'reversal') + seal(next('entry_groups') - 1)
    expect(() => run(again)).toThrow(/until nothing is left/u)
  })

  test('takes amounts beyond 2^53 exactly, up to the end of 64 bits', () => {
    const amount = 2n ** 53n + 1n
    inTransaction(database, () => {
      openLedger(database).post({
        createdAt: START,
        type: 'transfer',
        status: 'completed',
        reference: 'BIG',
        legs: [
          { wallet: DEPOSITS, delta: -amount },
          { wallet: FEES, delta: amount }
        ]
      })
    })
    const row = database
      .prepare('SELECT delta FROM entries ORDER BY id DESC LIMIT 1')
      .get()
    expect(row?.['delta']).toBe(amount)

    // What is there already, and this, would be more than 64 bits hold.
    const end = 2n ** 63n - 1n
    expect(() => {
      inTransaction(database, () => {
        openLedger(database).post({
          createdAt: START,
          type: 'transfer',
          status: 'completed',
          reference: 'TOO BIG',
          legs: [
            { wallet: DEPOSITS, delta: -end },
            { wallet: FEES, delta: end }
          ]
        })
      })
    }).toThrow('too large')
  })
})
