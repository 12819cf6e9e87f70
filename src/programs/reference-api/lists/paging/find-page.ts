import type { DatabaseSync } from 'node:sqlite'

import type { Condition } from './conditions.ts'
import { findInParts, type Part, type Place } from './find-parts.ts'
import { findAfter, findAt, type Found } from './find-rows.ts'
import type { Wanted } from './statements.ts'

export type Way =
  | { kind: 'whole'; conditions: readonly Condition[] }
  | { kind: 'parts'; parts: readonly Part[] }

export function findPage(
  database: DatabaseSync,
  wanted: Wanted,
  way: Way | undefined,
  place: Place
): Found[] {
  if (way?.kind === 'parts') {
    return findInParts(database, wanted, way.parts, place)
  }
  const { conditions } = way ?? wanted
  const whole = { ...wanted, conditions }
  return 'after' in place
    ? findAfter(database, whole, place.after, place.limit)
    : findAt(database, whole, place)
}
