import type { DatabaseSync } from 'node:sqlite'

import { numberOf } from '../../data/columns.ts'
import { rowId } from '../../data/public-id.ts'
import { searchKey } from '../../data/search-key.ts'
import { type Condition, oneOf, where } from '../paging/conditions.ts'

/** Sorts after every reference that begins with the text before it. */
const LAST = '\u{10FFFF}'
/** So many groups are fetched; where there are more, rows are looked through. */
const FEW_GROUPS = 5000

/**
 * The beginning of a reference, an id, or a part of a game's name. What is
 * found is counted first: few entries are fetched by their groups, many are
 * met soon enough in the order of the list.
 */
export function searchConditions(
  database: DatabaseSync,
  search: string | undefined
): Condition[] {
  const text = search?.trim() ?? ''
  if (text === '') return []
  const entry = rowId('txn', text.toLowerCase())
  const ways = [
    ...where('e.id = ?', entry),
    ...groupCondition(database, text.toUpperCase()),
    // The plus keeps the order of the list before the index of the games.
    ...oneOf('+e.game_id', gamesOf(database, searchKey(text)))
  ]
  if (ways.length === 0) return where('0')
  return where(
    ways.map(({ sql }) => sql).join(' OR '),
    ...ways.flatMap(({ values }) => values)
  )
}

function groupCondition(
  database: DatabaseSync,
  reference: string
): Condition[] {
  const range = 'reference >= ? AND reference < ?'
  const values = [reference, reference + LAST] as const
  const row = database
    .prepare(
      `SELECT count(*) AS found FROM (
         SELECT 1 FROM entry_groups WHERE ${range} LIMIT ?)`
    )
    .get(...values, FEW_GROUPS + 1)
  const found = row ? numberOf(row, 'found') : 0
  if (found === 0) return []
  const sql =
    found <= FEW_GROUPS
      ? `e.group_id IN (SELECT id FROM entry_groups WHERE ${range})`
      : `(SELECT ${range} FROM entry_groups WHERE id = e.group_id)`
  return where(sql, ...values)
}

function gamesOf(database: DatabaseSync, key: string): number[] {
  return database
    .prepare('SELECT id FROM games WHERE instr(search_key, ?) > 0')
    .all(key)
    .map(row => numberOf(row, 'id'))
}
