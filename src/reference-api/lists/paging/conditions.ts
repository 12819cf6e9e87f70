import type { SQLInputValue } from 'node:sqlite'

/** One condition of a WHERE, with the values of its question marks. */
export interface Condition {
  sql: string
  values: SQLInputValue[]
  /** The column it narrows; none where it looks at other tables too. */
  column?: string
  /** The same said of sums of rows, where these are fine enough for it. */
  inSums?: Pick<Condition, 'sql' | 'values'> | undefined
}

/** Holds for no row: an id that cannot exist, for example. */
export const NEVER: Condition = { sql: '0', values: [] }

const INT64_MAX = 2n ** 63n - 1n
const INT64_MIN = -(2n ** 63n)

/** A condition with its values; none where a value was not asked for. */
export function where(
  sql: string,
  ...values: (SQLInputValue | undefined)[]
): Condition[] {
  const given = values.filter(value => value !== undefined)
  return given.length === values.length ? [{ sql, values: given }] : []
}

/** The same on one column, which counts and sums can tell it by. */
export function on(
  column: string,
  comparison: string,
  ...values: (SQLInputValue | undefined)[]
): Condition[] {
  const conditions = where(`${column} ${comparison}`, ...values)
  return conditions.map(condition => ({ ...condition, column }))
}

/** `status=active,suspended`: any of the values; none asked is no condition. */
export function oneOf(
  column: string,
  values: readonly SQLInputValue[] | undefined
): Condition[] {
  if (!values || values.length === 0) return []
  if (values.length === 1) return on(column, '= ?', ...values)
  const marks = values.map(() => '?').join(', ')
  return on(column, `IN (${marks})`, ...values)
}

/** `isTest=true` or `=false` on a column of 1 and 0. */
export function isFlag(
  column: string,
  flag: 'true' | 'false' | undefined
): Condition[] {
  return flag === undefined ? [] : on(column, '= ?', flag === 'true' ? 1 : 0)
}

/** From inclusive, to exclusive, both ISO 8601. */
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

/** Minor units, both ends inclusive, of any length. */
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

/** The instant of an ISO 8601 text, in milliseconds. */
function instant(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text)
}

/** An amount as the database can compare it: beyond its ends is its end. */
export function minor(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined
  const amount = BigInt(text)
  if (amount > INT64_MAX) return INT64_MAX
  return amount < INT64_MIN ? INT64_MIN : amount
}
