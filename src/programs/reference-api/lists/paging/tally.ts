import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

import type { ValueCount } from '../../../../contract/list-answer.ts'
import { numberOf, textOf } from '../../data/columns.ts'
import { invalid } from '../../http/problem.ts'
import type { Condition } from './conditions.ts'
import type { ListSource } from './list-source.ts'

/** A list's own source, or sums of it. */
export interface Tally {
  /** FROM and WHERE, with the values of their question marks. */
  from: string
  values: SQLInputValue[]
  /** SQL for how many rows of the list are in a group. */
  count: string
}

/** Not all conditions can be answered from sums. */
export type TallyFor = (conditions: readonly Condition[]) => Tally

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

/** Most frequent first, ignoring the own filter; 422 for an unknown name. */
export function countValues(
  database: DatabaseSync,
  { enumerations }: Pick<ListSource, 'enumerations'>,
  names: readonly string[],
  conditions: readonly Condition[],
  tallyFor: TallyFor
): Record<string, ValueCount[]> {
  const requested = [...new Set(names)].map(name => {
    const column = columnOf(enumerations, name)
    return { name, column, own: conditions.some(own => own.column === column) }
  })
  // Those without a filter of their own share rows, which are read once.
  const together = requested
    .filter(({ own }) => !own)
    .map(({ column }) => column)
  const free = countColumns(database, together, conditions, tallyFor)
  const counted = requested.map(({ name, column, own }) => {
    const others = conditions.filter(other => other.column !== column)
    const counts = own
      ? countColumn(database, column, others, tallyFor)
      : (free[together.indexOf(column)] ?? [])
    return [name, counts] as const
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
  const detail = `Count some of: ${allowed}. "${name}" is none of them.`
  throw invalid([{ pointer: 'withCounts', detail }])
}

export function countColumn(
  database: DatabaseSync,
  column: string,
  conditions: readonly Condition[],
  tallyFor: TallyFor
): ValueCount[] {
  return countColumns(database, [column], conditions, tallyFor)[0] ?? []
}

/** In one read; the most frequent value of a column first. */
function countColumns(
  database: DatabaseSync,
  columns: readonly string[],
  conditions: readonly Condition[],
  tallyFor: TallyFor
): ValueCount[][] {
  if (columns.length === 0) return []
  const tally = tallyFor(conditions)
  const named = columns.map((column, index) => `${column} AS value${index}`)
  const rows = database
    .prepare(
      `SELECT ${named.join(', ')}, ${tally.count} AS total
       FROM ${tally.from} GROUP BY ${columns.join(', ')}`
    )
    .all(...tally.values)
  return columns.map((_, index) => {
    const counts = new Map<string, number>()
    for (const row of rows) {
      const value = textOf(row, `value${index}`)
      counts.set(value, (counts.get(value) ?? 0) + numberOf(row, 'total'))
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .toSorted((one, other) => other.count - one.count || inOrder(one, other))
  })
}

function inOrder(
  { value: one }: ValueCount,
  { value: other }: ValueCount
): number {
  return one < other ? -1 : 1
}
