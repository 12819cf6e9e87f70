import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import { referenceOf } from '../../data/reference.ts'
import { refusal } from '../../http/problem.ts'

/**
 * What a movement will be called: as asked, or by a new reference of its
 * kind. Capital letters only, as references are looked up. 409 for one that
 * another movement has.
 */
export function freeReference(
  database: DatabaseSync,
  type: string,
  asked: string | undefined
): string {
  if (asked === undefined) return newReference(database, type)
  const reference = asked.toUpperCase()
  if (!isTaken(database, reference)) return reference
  const detail = 'Another movement has this reference.'
  throw refusal(409, 'reference-taken', detail, '#/reference')
}

function newReference(database: DatabaseSync, type: string): string {
  const made = referenceOf(type, { below: randomInt })
  return isTaken(database, made) ? newReference(database, type) : made
}

function isTaken(database: DatabaseSync, reference: string): boolean {
  return (
    database
      .prepare('SELECT 1 FROM entry_groups WHERE reference = ?')
      .get(reference) !== undefined
  )
}
