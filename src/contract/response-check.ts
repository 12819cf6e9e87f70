import type { SortField } from '../format/sort-order.ts'
import { compared, type Comparison } from '../format/value-order.ts'

/** What a list call asked for, as it was sent. */
export interface AskedPage {
  limit: number
  sort: readonly SortField[]
  /**
   * Values joined by commas. `xFrom` and `xTo` are instants, from inclusive,
   * to exclusive; `xMin` and `xMax` are minor units, both inclusive.
   */
  filters: Readonly<Record<string, string>>
}

/** A value of a row; `undefined` where it cannot be judged. */
export type ValueAccessor<Row> = (
  row: Row
) => string | readonly string[] | undefined

/** How the rows of a list are read for the check. */
export interface RowAccessors<Row> {
  key: (row: Row) => string
  /** By filter or sort field; a range is read by its name or by its `x`. */
  values: Readonly<Record<string, ValueAccessor<Row>>>
  /** By sort field. */
  comparable: Readonly<Record<string, Comparison>>
}

/** What the server did not do although it was asked. */
export type Ignored =
  | { kind: 'filter'; name: string }
  | { kind: 'order'; field: string }
  | { kind: 'limit' }
  | { kind: 'double-rows' }

/**
 * What of a question the rows of its answer contradict. Only what can be
 * judged is: neither the order of text, nor values that a row leaves out, nor
 * filters that no reader is known for.
 */
export function findIgnored<Row>(
  asked: AskedPage,
  rows: readonly Row[],
  readers: RowAccessors<Row>
): Ignored[] {
  const keys = new Set(rows.map(readers.key))
  const fields = new Set(brokenFields(asked.sort, rows, readers))
  return [
    ...Object.entries(asked.filters)
      .filter(([name, value]) => isIgnored(name, value, rows, readers))
      .map(([name]): Ignored => ({ kind: 'filter', name })),
    ...asked.sort
      .filter(({ field }) => fields.has(field))
      .map(({ field }): Ignored => ({ kind: 'order', field })),
    ...(rows.length > asked.limit ? [{ kind: 'limit' } as const] : []),
    ...(keys.size < rows.length ? [{ kind: 'double-rows' } as const] : [])
  ]
}

function isIgnored<Row>(
  name: string,
  asked: string,
  rows: readonly Row[],
  readers: RowAccessors<Row>
): boolean {
  const [, base = '', bound] = /^(.+)(From|To|Min|Max)$/u.exec(name) ?? []
  const read = own(readers.values, name) ?? own(readers.values, base)
  if (!read || asked === '') return false
  return rows.some(row => {
    const value = read(row)
    if (value === undefined) return false
    const values = typeof value === 'string' ? [value] : value
    return !values.some(item => isWithin(item, asked, bound))
  })
}

/** Whether a value fits; a bound or value that is none is not judged. */
function isWithin(
  value: string,
  asked: string,
  bound: string | undefined
): boolean {
  if (bound === undefined) return isOneOf(value, asked)
  const kind = bound === 'From' || bound === 'To' ? 'instant' : 'minor'
  const order = compared(value, asked, kind)
  if (order === undefined) return true
  if (bound === 'To') return order < 0
  return bound === 'Max' ? order <= 0 : order >= 0
}

/** Case is left to the server, and a value may have a comma of its own. */
function isOneOf(value: string, asked: string): boolean {
  return [asked, ...asked.split(',')].map(folded).includes(folded(value))
}

function folded(text: string): string {
  return text.trim().toLowerCase()
}

/** The fields by which two neighbours stand the wrong way round. */
function brokenFields<Row>(
  sort: readonly SortField[],
  rows: readonly Row[],
  readers: RowAccessors<Row>
): string[] {
  return rows.slice(1).flatMap((row, index) => {
    const before = rows[index]
    return before === undefined
      ? []
      : (brokenField(sort, before, row, readers) ?? [])
  })
}

function brokenField<Row>(
  sort: readonly SortField[],
  first: Row,
  second: Row,
  readers: RowAccessors<Row>
): string | undefined {
  for (const { field, descending } of sort) {
    const read = own(readers.values, field)
    const [one, other] = [read?.(first), read?.(second)]
    if (typeof one !== 'string' || typeof other !== 'string') return undefined
    // Rows that are equal in this field are ordered by the next one.
    if (one === other) continue
    const kind = own(readers.comparable, field)
    const order = kind && compared(one, other, kind)
    // Equal but for digits that cannot be seen here: nothing follows.
    if (order === undefined || order === 0) return undefined
    return order > 0 === descending ? undefined : field
  }
  return undefined
}

function own<Value>(
  table: Readonly<Record<string, Value>>,
  name: string
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
