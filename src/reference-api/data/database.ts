import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { numberOf } from './columns.ts'
import { INDEXES } from './indexes.ts'
import { LEDGER_RULES } from './ledger-rules.ts'
import { LEDGER_TABLES } from './ledger-tables.ts'
import { TABLES } from './tables.ts'

/** Raised with every change of the tables: an older file is refused. */
const SCHEMA_VERSION = 1
/** Two processes may start on one new file: the second waits for the seed. */
const LOCK_WAIT_MS = 60_000
/** Pages kept in memory, in KiB: the whole of the usual world. */
const CACHE_KIB = 65_536

/** A file that this version cannot read; the message is one line. */
export class DatabaseVersionError extends Error {
  constructor(path: string, version: number) {
    super(
      `${path} was made by another version (${version}, not ${SCHEMA_VERSION}). Delete it, and it is made anew.`
    )
    this.name = 'DatabaseVersionError'
  }
}

/**
 * Opens the database at a path, or in memory for `:memory:`. A new one gets
 * its tables, is handed to `fill`, indexed and put under the ledger's rules in
 * one transaction, so that a start that was cut off leaves nothing behind. Whole numbers are read as
 * `bigint`: amounts beyond 2^53 stay exact.
 */
export function openDatabase(
  path: string,
  fill: (database: DatabaseSync) => void
): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path, {
    timeout: LOCK_WAIT_MS,
    readBigInts: true
  })
  try {
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}`)
    prepare(database, path, fill)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Runs `work` in one transaction: all of it happens, or nothing. */
export function inTransaction<Result>(
  database: DatabaseSync,
  work: () => Result
): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function prepare(
  database: DatabaseSync,
  path: string,
  fill: (database: DatabaseSync) => void
): void {
  inTransaction(database, () => {
    const version = schemaVersion(database)
    if (version === SCHEMA_VERSION) return
    if (version !== 0) throw new DatabaseVersionError(path, version)
    database.exec(TABLES + LEDGER_TABLES)
    fill(database)
    database.exec(INDEXES + LEDGER_RULES)
    database.exec('PRAGMA analysis_limit = 400; ANALYZE')
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  })
}

function schemaVersion(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA user_version').get()
  return row ? numberOf(row, 'user_version') : 0
}
