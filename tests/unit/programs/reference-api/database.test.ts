import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { DatabaseError } from '../../../../src/programs/reference-api/data/database-error.ts'
import { openDatabase } from '../../../../src/programs/reference-api/data/database.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'panel-database-'))
  mkdirSync(at('a folder'))
  writeFileSync(at('notes.txt'), 'not a database\n'.repeat(100))
  make('shop.db', 'CREATE TABLE orders (id)')
  make('shop-1.db', 'CREATE TABLE orders (id); PRAGMA user_version = 1')
  make('older.db', 'CREATE TABLE entry_groups (id)')
})

afterAll(() => rmSync(folder, { recursive: true }))

const ELSEWHERE = 'Set PANEL_DB to another file.'

/** Each file, and what is said of it. */
const bad = [
  ['a folder', 'is a folder. Set PANEL_DB to a file.'],
  ['notes.txt', `is not a SQLite database. ${ELSEWHERE}`],
  ['shop.db', `is the database of another program. ${ELSEWHERE}`],
  ['shop-1.db', `is the database of another program. ${ELSEWHERE}`],
  ['older.db', 'was made by another version. Delete it, and it is made anew.'],
  ['notes.txt/panel.db', `cannot be opened or made by this user. ${ELSEWHERE}`]
] as const

describe('a database that cannot be used', () => {
  test.each(bad)('is named in one line: %s', (name, reason) => {
    const path = at(name)
    const error = caught(() => openDatabase(path, () => undefined))
    expect(error).toBeInstanceOf(DatabaseError)
    expect(error).toMatchObject({ message: `${path} ${reason}` })
  })

  test.each(['shop.db', 'shop-1.db', 'notes.txt'])(
    'is left as it was: %s',
    name => {
      const before = readFileSync(at(name))
      caught(() => openDatabase(at(name), () => undefined))
      expect(readFileSync(at(name)).equals(before)).toBe(true)
    }
  )

  test('ends the program with its one line and exit code 1', () => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['src/programs/reference-api/main.ts'],
      { env: { PANEL_DB: at('shop.db'), PORT: '0' }, encoding: 'utf8' }
    )
    expect(stderr).toBe(
      `${at('shop.db')} is the database of another program. ${ELSEWHERE}\n`
    )
    expect(status).toBe(1)
    expect(stdout).toBe('')
  })
})

test('an error of the code that fills a database stays what it is', () => {
  const mistake = new TypeError('a mistake')
  const error = caught(() =>
    openDatabase(':memory:', () => {
      throw mistake
    })
  )
  expect(error).toBe(mistake)
})

function at(name: string): string {
  return join(folder, name)
}

function make(name: string, sql: string): void {
  const database = new DatabaseSync(at(name))
  database.exec(sql)
  database.close()
}

function caught(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}
