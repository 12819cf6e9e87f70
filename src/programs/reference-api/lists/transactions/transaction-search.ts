import type { DatabaseSync } from 'node:sqlite'

import { cleanCode } from '../../../../format/clean-text.ts'
import { searchKey } from '../../../../format/search-key.ts'
import { numberOf } from '../../data/columns.ts'
import { searchedId } from '../../data/public-id.ts'
import { HEAD_LENGTH } from '../../data/system-sums.ts'
import { type Condition, NEVER, oneOf, where } from '../paging/conditions.ts'

/** Sorts after every reference that starts with the text before it. */
const LAST = '\u{10FFFF}'
/** With more groups, rows are scanned: a user has few, the system many. */
const FEW_GROUPS = { user: 5000, system: 25_000 }

type Whose = keyof typeof FEW_GROUPS

/**
 * By the start of a reference, an id, or a part of a game's name. Counts first:
 * few entries are fetched by group, many are found soon in the list's order.
 */
export function searchConditions(
  database: DatabaseSync,
  search: string | undefined,
  whose: Whose
): Condition[] {
  const text = cleanCode(search ?? '')
  if (text === '') return []
  const entry = searchedId('txn', search)
  const ways: Condition[] = [
    ...where('e.id = ?', entry),
    ...groupCondition(database, text.toUpperCase(), FEW_GROUPS[whose]),
    // The plus keeps SQLite in the list's order, not the games' index.
    ...oneOf('+e.game_id', gamesOf(database, searchKey(text)))
  ]
  if (ways.length === 0) return [NEVER]
  const inSums = ways.flatMap(way => (way.column ? way : (way.inSums ?? [])))
  const isKnown = inSums.length === ways.length
  return [{ ...anyOf(ways), ...(isKnown && { inSums: anyOf(inSums) }) }]
}

function anyOf(
  ways: readonly Pick<Condition, 'sql' | 'values'>[]
): Pick<Condition, 'sql' | 'values'> {
  return {
    sql: ways.map(({ sql }) => sql).join(' OR '),
    values: ways.flatMap(({ values }) => values)
  }
}

function groupCondition(
  database: DatabaseSync,
  reference: string,
  few: number
): Condition[] {
  const range = 'reference >= ? AND reference < ?'
  const values = [reference, reference + LAST] as const
  const row = database
    .prepare(
      `SELECT count(*) AS found FROM (
         SELECT 1 FROM entry_groups WHERE ${range} LIMIT ?)`
    )
    .get(...values, few + 1)
  const found = row ? numberOf(row, 'found') : 0
  if (found === 0) return []
  const sql =
    found <= few
      ? `e.group_id IN (SELECT id FROM entry_groups WHERE ${range})`
      : `(SELECT ${range} FROM entry_groups WHERE id = e.group_id)`
  const head = 'e.reference_head >= ? AND e.reference_head < ?'
  // In characters, as the database counts.
  const isHead = Array.from(reference).length <= HEAD_LENGTH
  return where(sql, ...values).map(condition => ({
    ...condition,
    ...(isHead && { inSums: { sql: head, values: [...values] } })
  }))
}

function gamesOf(database: DatabaseSync, key: string): number[] {
  return database
    .prepare('SELECT id FROM games WHERE instr(search_key, ?) > 0')
    .all(key)
    .map(row => numberOf(row, 'id'))
}
