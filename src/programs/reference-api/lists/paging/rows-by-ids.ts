import type { DatabaseSync } from 'node:sqlite'

import { numberOf, type Row } from '../../data/columns.ts'

/** `idColumn` must be selected as `id`. */
export function rowsByIds<Answer>(
  database: DatabaseSync,
  ids: readonly number[],
  { select, idColumn }: { select: string; idColumn: string },
  read: (row: Row) => Answer
): Map<number, Answer> {
  const marks = ids.map(() => '?').join(', ')
  return new Map(
    database
      .prepare(`${select} WHERE ${idColumn} IN (${marks})`)
      .all(...ids)
      .map(row => [numberOf(row, 'id'), read(row)])
  )
}
