import { cleanCode } from '../format/clean-text.ts'
import type { SortField } from '../format/sort-order.ts'
import { compared, type Comparison } from '../format/value-order.ts'

export interface PageRequest {
  limit: number
  sort: readonly SortField[]
  /**
   * Comma-separated. `xFrom` and `xTo` are instants, from inclusive, to
   * exclusive; `xMin` and `xMax` are minor units, both inclusive.
   */
  filters: Readonly<Record<string, string>>
}

/** `undefined` where a value cannot be judged. */
export type ValueAccessor<Row> = (
  row: Row
) => string | readonly string[] | undefined

export interface RowAccessors<Row> {
  /** By filter or sort field; a range by its own name or by its base `x`. */
  values: Readonly<Record<string, ValueAccessor<Row>>>
  comparable: Readonly<Record<string, Comparison>>
}

export interface KeyedRowAccessors<Row> extends RowAccessors<Row> {
  key: (row: Row) => string
}

export type Ignored =
  | { kind: 'filter'; name: string }
  | { kind: 'order'; field: string }
  | { kind: 'limit' }
  | { kind: 'double-rows' }

/**
 * What the rows contradict in the request. Not judged: the order of text,
 * values that a row leaves out, and filters without an accessor.
 */
export function findIgnored<Row>(
  requested: PageRequest,
  rows: readonly Row[],
  accessors: KeyedRowAccessors<Row>
): Ignored[] {
  const keys = new Set(rows.map(accessors.key))
  // What was searched for exactly may stand before the rest.
  const allowed = requested.filters['search'] === undefined ? 0 : 1
  const broken = brokenFields(requested.sort, rows, accessors).slice(allowed)
  const fields = new Set(broken)
  return [
    ...Object.entries(requested.filters)
      .filter(([name, value]) => isIgnored(name, value, rows, accessors))
      .map(([name]): Ignored => ({ kind: 'filter', name })),
    ...requested.sort
      .filter(({ field }) => fields.has(field))
      .map(({ field }): Ignored => ({ kind: 'order', field })),
    ...(rows.length > requested.limit ? [{ kind: 'limit' } as const] : []),
    ...(keys.size < rows.length ? [{ kind: 'double-rows' } as const] : [])
  ]
}

function isIgnored<Row>(
  name: string,
  requested: string,
  rows: readonly Row[],
  accessors: KeyedRowAccessors<Row>
): boolean {
  const [, base = '', bound] = /^(.+)(From|To|Min|Max)$/u.exec(name) ?? []
  const read = own(accessors.values, name) ?? own(accessors.values, base)
  if (!read || requested === '') return false
  return rows.some(row => {
    const value = read(row)
    if (value === undefined) return false
    const values = typeof value === 'string' ? [value] : value
    return !values.some(item => isWithin(item, requested, bound))
  })
}

/** An unreadable bound or value is not judged. */
function isWithin(
  value: string,
  requested: string,
  bound: string | undefined
): boolean {
  if (bound === undefined) return isOneOf(value, requested)
  const kind = bound === 'From' || bound === 'To' ? 'instant' : 'minor'
  const order = compared(value, requested, kind)
  if (order === undefined) return true
  if (bound === 'To') return order < 0
  return bound === 'Max' ? order <= 0 : order >= 0
}

/** The server decides on case and signs, and a value may contain a comma. */
function isOneOf(value: string, requested: string): boolean {
  return [requested, ...requested.split(',')]
    .map(folded)
    .includes(folded(value))
}

function folded(text: string): string {
  return cleanCode(text).toUpperCase()
}

function brokenFields<Row>(
  sort: readonly SortField[],
  rows: readonly Row[],
  accessors: KeyedRowAccessors<Row>
): string[] {
  return rows.slice(1).flatMap((row, index) => {
    const before = rows[index]
    return before === undefined
      ? []
      : (brokenField(sort, before, row, accessors) ?? [])
  })
}

function brokenField<Row>(
  sort: readonly SortField[],
  first: Row,
  second: Row,
  accessors: KeyedRowAccessors<Row>
): string | undefined {
  for (const { field, descending } of sort) {
    const read = own(accessors.values, field)
    const [one, other] = [read?.(first), read?.(second)]
    if (typeof one !== 'string' || typeof other !== 'string') return undefined
    // Equal in this field: the next one decides.
    if (one === other) continue
    const kind = own(accessors.comparable, field)
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
