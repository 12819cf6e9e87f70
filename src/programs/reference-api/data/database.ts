import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { numberOf, textOf } from './columns.ts'
import { COMMAND_TABLES } from './command-tables.ts'
import { fileError, foreignDatabase, otherVersion } from './database-error.ts'
import { DECISION_RULES } from './decision-rules.ts'
import { INDEXES } from './indexes.ts'
import { LEDGER_RULES } from './ledger-rules.ts'
import { LEDGER_TABLES } from './ledger-tables.ts'
import { NOTE_TABLES } from './note-tables.ts'
import { REVERSAL_RULES } from './reversal-rules.ts'
import { SYSTEM_SUMS_RULES, SYSTEM_SUMS_TABLES } from './system-sums.ts'
import { TABLES } from './tables.ts'

const BEFORE_SEED =
  TABLES + LEDGER_TABLES + SYSTEM_SUMS_TABLES + COMMAND_TABLES + NOTE_TABLES
const AFTER_SEED =
  INDEXES + LEDGER_RULES + REVERSAL_RULES + DECISION_RULES + SYSTEM_SUMS_RULES

/** Files with other tables or rules are refused. */
const SCHEMA_VERSION = createHash('sha256')
  .update(BEFORE_SEED + AFTER_SEED)
  .digest()
  .readUIntBE(0, 3)

/** Two processes may start on one new file: the second waits for the seed. */
const LOCK_WAIT_MS = 60_000
/** In KiB: holds the whole of the usual world. */
const CACHE_KIB = 65_536

/** A table that no other program is likely to have. */
const OWN_TABLE = 'entry_groups'

/**
 * Opens a path, or `:memory:`. A new database is created, filled, indexed and
 * put under the ledger's rules in one transaction, so an interrupted start
 * leaves nothing behind. Whole numbers are `bigint`, exact beyond 2^53. Throws
 * a `DatabaseError` on an unusable file and leaves it as it was.
 */
export function openDatabase(
  path: string,
  fill: (database: DatabaseSync) => void
): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = openFile(path)
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}`)
    prepare(database, path, fill)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    return database
  } catch (error) {
    database?.close()
    throw fileError(path, error)
  }
}

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

/** Rolls back whatever `work` wrote. */
export function withoutTrace<Result>(
  database: DatabaseSync,
  work: () => Result
): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    return work()
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

function openFile(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const options = { timeout: LOCK_WAIT_MS, readBigInts: true }
  return new DatabaseSync(path, options)
}

function prepare(
  database: DatabaseSync,
  path: string,
  fill: (database: DatabaseSync) => void
): void {
  inTransaction(database, () => {
    if (!isNew(database, path)) return
    database.exec(BEFORE_SEED)
    fill(database)
    database.exec(AFTER_SEED)
    database.exec('PRAGMA analysis_limit = 400; ANALYZE')
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  })
}

/** Throws if the tables are not those of this version. */
function isNew(database: DatabaseSync, path: string): boolean {
  const version = schemaVersion(database)
  const tables = tableNames(database)
  if (version === 0 && tables.length === 0) return true
  if (!tables.includes(OWN_TABLE)) throw foreignDatabase(path)
  if (version !== SCHEMA_VERSION) throw otherVersion(path)
  return false
}

function schemaVersion(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA user_version').get()
  return row ? numberOf(row, 'user_version') : 0
}

function tableNames(database: DatabaseSync): string[] {
  return database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .all()
    .map(row => textOf(row, 'name'))
}
