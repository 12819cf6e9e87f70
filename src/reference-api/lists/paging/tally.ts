import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

import type { ValueCount } from '../../../api/contract/list.ts'
import { numberOf, textOf } from '../../data/columns.ts'
import { invalid } from '../../http/problem.ts'
import type { Condition } from './conditions.ts'
import type { ListSource } from './list-source.ts'

/** What some rows are counted in: a list's own source, or sums of it. */
export interface Tally {
  /** A FROM with its WHERE, and the values of their question marks. */
  from: string
  values: SQLInputValue[]
  /** How many rows of the list are in a group of these, in SQL. */
  count: string
}

/** A tally for some conditions; not all of them can be answered from sums. */
export type TallyFor = (conditions: readonly Condition[]) => Tally

/** How many rows match in all. */
export function countRows(
  database: DatabaseSync,
  conditions: readonly Condition[],
  tallyFor: TallyFor
): number {
  const tally = tallyFor(conditions)
  const row = database
    .prepare(`SELECT ${tally.count} AS total FROM ${tally.from}`)
    .get(...tally.values)
  return row ? numberOf(row, 'total') : 0
}

/**
 * How many rows have each value of the asked enumerations, under all filters
 * but the one of the enumeration itself; the most frequent first. 422 for a
 * name that is no enumeration of the list.
 */
export function countValues(
  database: DatabaseSync,
  { enumerations }: Pick<ListSource, 'enumerations'>,
  names: readonly string[],
  conditions: readonly Condition[],
  tallyFor: TallyFor
): Record<string, ValueCount[]> {
  const counted = new Set(names).values().map(name => {
    const column = columnOf(enumerations, name)
    const others = conditions.filter(other => other.column !== column)
    return [name, countColumn(database, column, others, tallyFor)] as const
  })
  return Object.fromEntries(counted)
}

function columnOf(
  enumerations: ListSource['enumerations'],
  name: string
): string {
  const column = Object.hasOwn(enumerations, name) && enumerations[name]
  if (column) return column
  const allowed = Object.keys(enumerations).join(', ')
  const detail = `"${name}" is none of: ${allowed}`
  throw invalid([{ pointer: 'withCounts', detail }])
}

/** How many rows have each value of a column; the most frequent first. */
export function countColumn(
  database: DatabaseSync,
  column: string,
  conditions: readonly Condition[],
  tallyFor: TallyFor
): ValueCount[] {
  const tally = tallyFor(conditions)
  return database
    .prepare(
      `SELECT ${column} AS value, ${tally.count} AS total
       FROM ${tally.from}
       GROUP BY ${column} ORDER BY total DESC, value`
    )
    .all(...tally.values)
    .map(row => ({
      value: textOf(row, 'value'),
      count: numberOf(row, 'total')
    }))
}
