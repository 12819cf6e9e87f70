import { rowId } from '../data/public-id.ts'
import { searchKey } from '../data/search-key.ts'
import { type Condition, where } from './conditions.ts'

/** Sorts after every reference that begins with the text before it. */
const LAST = '\u{10FFFF}'

/**
 * The beginning of a reference, an id, or a part of a game's name, among the
 * entries of one user: few enough to look at each of them.
 */
export function searchOfUser(search: string | undefined): Condition[] {
  const text = search?.trim() ?? ''
  if (text === '') return []
  const { entry, reference, game } = meanings(text)
  return where(
    `e.id = ?
     OR e.group_id IN (
       SELECT id FROM entry_groups WHERE reference >= ? AND reference < ?)
     OR e.game_id IN (SELECT id FROM games WHERE instr(search_key, ?) > 0)`,
    entry,
    reference,
    reference + LAST,
    game
  )
}

/** The same among all entries of the system wallets, each by its index. */
export function searchOfSystem(search: string | undefined): Condition[] {
  const text = search?.trim() ?? ''
  if (text === '') return []
  const { entry, reference, game } = meanings(text)
  return where(
    `e.id IN (
       SELECT id FROM entries WHERE id = ?
       UNION
       SELECT id FROM entries WHERE group_id IN (
         SELECT id FROM entry_groups WHERE reference >= ? AND reference < ?)
       UNION
       SELECT id FROM entries WHERE user_id IS NULL AND game_id IN (
         SELECT id FROM games WHERE instr(search_key, ?) > 0))`,
    entry,
    reference,
    reference + LAST,
    game
  )
}

function meanings(text: string): {
  entry: number
  reference: string
  game: string
} {
  return {
    entry: rowId('txn', text.toLowerCase()) ?? -1,
    reference: text.toUpperCase(),
    game: searchKey(text)
  }
}
