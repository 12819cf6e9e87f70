import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

import { describe, expect, test } from 'vitest'

import { numberOf } from '../../../../src/programs/reference-api/data/columns.ts'
import { COMMAND_TABLES } from '../../../../src/programs/reference-api/data/command-tables.ts'
import {
  inTransaction,
  openDatabase
} from '../../../../src/programs/reference-api/data/database.ts'
import { LEDGER_RULES } from '../../../../src/programs/reference-api/data/ledger-rules.ts'
import { LEDGER_TABLES } from '../../../../src/programs/reference-api/data/ledger-tables.ts'
import { NOTE_TABLES } from '../../../../src/programs/reference-api/data/note-tables.ts'
import {
  SYSTEM_SUMS_RULES,
  SYSTEM_SUMS_TABLES
} from '../../../../src/programs/reference-api/data/system-sums.ts'
import { TABLES as CREATE_TABLES } from '../../../../src/programs/reference-api/data/tables.ts'
import { seedAuditLog } from '../../../../src/programs/reference-api/seed/audit.ts'
import { OTHER_ENTRIES } from '../../../../src/programs/reference-api/seed/other-currencies.ts'
import { seedWorld } from '../../../../src/programs/reference-api/seed/seed.ts'
import { ENTRIES, START } from './test-api.ts'

const TABLES = [
  'admins',
  'users',
  'games',
  'wallets',
  'system_wallets',
  'entry_groups',
  'entries',
  'system_days',
  'system_day_details',
  'system_week_details',
  'audit_log',
  'audit_subjects'
]

function open(transactions: number, now = START): DatabaseSync {
  return openDatabase(':memory:', empty => {
    seedWorld(empty, { transactions, now, passwordHash: '-' })
    seedAuditLog(empty)
  })
}

function digest(database: DatabaseSync): string {
  const hash = createHash('sha256')
  for (const table of TABLES) {
    for (const row of database.prepare(`SELECT * FROM ${table}`).iterate()) {
      hash.update(Object.values(row).map(String).join('|'))
    }
  }
  return hash.digest('hex')
}

function count(database: DatabaseSync, sql: string): number {
  const row = database.prepare(`SELECT count(*) AS n FROM ${sql}`).get()
  return row ? numberOf(row, 'n') : -1
}

describe('the seed', () => {
  test('makes the same world every time, dated back from its start', () => {
    const first = open(ENTRIES)
    const second = open(ENTRIES)
    const later = open(ENTRIES, START + 1000)

    expect(digest(second)).toBe(digest(first))
    expect(digest(later)).not.toBe(digest(first))
    for (const database of [first, second, later]) database.close()
  })

  test('writes nothing that the rules of the ledger would refuse', () => {
    const usual = open(20_000)
    const ruled = new DatabaseSync(':memory:', { readBigInts: true })
    inTransaction(ruled, () => {
      const tables = CREATE_TABLES + LEDGER_TABLES + SYSTEM_SUMS_TABLES
      ruled.exec(tables + COMMAND_TABLES + NOTE_TABLES)
      ruled.exec(LEDGER_RULES + SYSTEM_SUMS_RULES)
      const options = { transactions: 20_000, now: START, passwordHash: '-' }
      seedWorld(ruled, options)
      seedAuditLog(ruled)
    })

    expect(digest(usual)).toBe(digest(ruled))
    expect(count(usual, `entries WHERE status = 'reversed'`)).toBeGreaterThan(0)
    for (const database of [usual, ruled]) database.close()
  })

  test('makes as many entries as it is asked for, and up to two more, beside those of other currencies', () => {
    for (const entries of [0, 500, ENTRIES]) {
      const database = open(entries)
      const others = count(database, `entries WHERE currency IN ('ETH', 'KWD')`)
      expect(others).toBe(entries === 0 ? 0 : OTHER_ENTRIES)
      const made = count(database, 'entries') - others
      expect(made).toBeGreaterThanOrEqual(entries)
      expect(made).toBeLessThanOrEqual(entries + 2)
      database.close()
    }
  })

  test('leaves nothing that contradicts itself', () => {
    const database = open(ENTRIES)
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({
      integrity_check: 'ok'
    })
    const nonsense = [
      // What an admin did, but not in the audit log once, or of no entry.
      `entries e WHERE operator_id IS NOT NULL AND 1 <> (
         SELECT count(*) FROM audit_log a JOIN audit_subjects s
           ON s.audit_id = a.id AND s.resource = 'transactions'
         WHERE a.admin_id = e.operator_id AND a.created_at = e.created_at
           AND s.resource_id = format('txn_%06d', e.id))`,
      // A reversed entry whose trail does not name what reversed it.
      `entries e WHERE status = 'reversed' AND NOT EXISTS (
         SELECT 1 FROM audit_log a JOIN audit_subjects s
           ON s.audit_id = a.id AND s.resource = 'transactions'
         WHERE a.action = 'transaction.reversed'
           AND s.resource_id = format('txn_%06d', e.id))`,
      // Records out of the order of their time.
      `(SELECT created_at, lag(created_at) OVER (ORDER BY id) AS before
         FROM audit_log) WHERE created_at < before`,
      // A balance that is not the sum of what moved it.
      `wallets w WHERE balance <> (SELECT coalesce(sum(delta), 0) FROM entries
         WHERE wallet_id = w.id AND status IN ('completed', 'reversed'))`,
      // Money of somebody who had not registered yet.
      `entries e JOIN users u ON u.id = e.user_id
         WHERE e.created_at < u.created_at`,
      // Entries out of the order of their currency, or from the future.
      `(SELECT created_at, lag(created_at) OVER (
           PARTITION BY currency ORDER BY id
         ) AS before FROM entries)
         WHERE created_at < before`,
      `entries WHERE created_at > ${START}`,
      `users WHERE last_seen_at > ${START} OR created_at > ${START}`
    ]
    const found = nonsense.filter(sql => count(database, sql) !== 0)
    expect(found).toEqual([])
    database.close()
  })
})
