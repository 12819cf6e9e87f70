import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import { referenceOf } from '../../data/reference.ts'
import { refusal } from '../../http/problem.ts'

/** In capitals, as references are looked up. Throws 409 if taken. */
export function freeReference(
  database: DatabaseSync,
  type: string,
  requested: string | undefined
): string {
  if (requested === undefined) return newReference(database, type)
  const reference = requested.toUpperCase()
  if (!isTaken(database, reference)) return reference
  const detail = 'Another movement has this reference.'
  throw refusal('reference-taken', detail)
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
