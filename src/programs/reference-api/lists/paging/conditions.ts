import type { SQLInputValue } from 'node:sqlite'

import { searchKey } from '../../../../format/search-key.ts'
import { INT64_MAX, INT64_MIN } from '../../data/int64.ts'

/** With the values of its question marks. */
export interface Condition {
  sql: string
  values: SQLInputValue[]
  /** The column it narrows; none if it involves other tables. */
  column?: string
  /** The same for sums of rows, if these are detailed enough. */
  inSums?: Pick<Condition, 'sql' | 'values'> | undefined
}

/** Holds for no row, as for an impossible id. */
export const NEVER: Condition = { sql: '0', values: [] }

/** No condition if a value was not requested. */
export function where(
  sql: string,
  ...values: (SQLInputValue | undefined)[]
): Condition[] {
  const given = values.filter(value => value !== undefined)
  return given.length === values.length ? [{ sql, values: given }] : []
}

/** On one column, by which counts and sums recognise it. */
export function on(
  column: string,
  comparison: string,
  ...values: (SQLInputValue | undefined)[]
): Condition[] {
  const conditions = where(`${column} ${comparison}`, ...values)
  return conditions.map(condition => ({ ...condition, column }))
}

/** `status=active,suspended`: any of the values. */
export function oneOf(
  column: string,
  values: readonly SQLInputValue[] | undefined
): Condition[] {
  if (!values || values.length === 0) return []
  if (values.length === 1) return on(column, '= ?', ...values)
  const marks = values.map(() => '?').join(', ')
  return on(column, `IN (${marks})`, ...values)
}

/** `isTest=true` on a column of 1 and 0. */
export function isFlag(
  column: string,
  flag: 'true' | 'false' | undefined
): Condition[] {
  return flag === undefined ? [] : on(column, '= ?', flag === 'true' ? 1 : 0)
}

/** Every word of a search, in any order: `Brennan Fionn`. */
export function hasWords(
  column: string,
  search: string | undefined
): Condition[] {
  const words = searchKey(search ?? '').split(/\s+/u)
  return words.flatMap(word =>
    where(`instr(${column}, ?) > 0`, word || undefined)
  )
}

/** As `hasWords`; whoever types a whole id wants its row. */
export function isFound(
  column: string,
  search: string | undefined,
  has: { idColumn: string; id: number | undefined }
): Condition[] {
  const words = hasWords(column, search)
  const [one] = words
  if (!one || has.id === undefined) return words
  return where(`(${one.sql} OR ${has.idColumn} = ?)`, ...one.values, has.id)
}

/** ISO 8601, from inclusive, to exclusive. */
export function inPeriod(
  column: string,
  from: string | undefined,
  to: string | undefined
): Condition[] {
  return [
    ...on(column, '>= ?', instant(from)),
    ...on(column, '< ?', instant(to))
  ]
}

/** Minor units of any length, both inclusive. */
export function inRange(
  expression: string,
  least: string | undefined,
  most: string | undefined
): Condition[] {
  return [
    ...on(expression, '>= ?', minor(least)),
    ...on(expression, '<= ?', minor(most))
  ]
}

function instant(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text)
}

/** Clamped to the 64 bits that the database can compare. */
export function minor(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined
  const amount = BigInt(text)
  if (amount > INT64_MAX) return INT64_MAX
  return amount < INT64_MIN ? INT64_MIN : amount
}
