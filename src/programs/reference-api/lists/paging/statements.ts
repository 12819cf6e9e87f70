import type { SQLInputValue } from 'node:sqlite'

import type { Condition } from './conditions.ts'
import type { ListSource, OrderTerm } from './list-source.ts'

export interface Statement {
  sql: string
  values: SQLInputValue[]
}

export interface Wanted {
  source: ListSource
  conditions: readonly Condition[]
  order: readonly OrderTerm[]
}

/** The ids of a stretch, with their sort keys as `k0`, `k1` and so on. */
export function pageStatement(
  { source, conditions, order }: Wanted,
  { limit, offset }: { limit: number; offset: bigint }
): Statement {
  const keys = order.map(({ expression }, at) => `${expression} AS k${at}`)
  const words = order.map(
    ({ expression, descending }) => expression + (descending ? ' DESC' : '')
  )
  return {
    sql: `SELECT ${source.id} AS id, ${keys.join(', ')} FROM ${source.from}${filter(conditions)} ORDER BY ${words.join(', ')} LIMIT ? OFFSET ?`,
    values: [...valuesOf(source, conditions), limit, offset]
  }
}

/** `WHERE a AND b`, or nothing. */
export function filter(conditions: readonly Condition[]): string {
  if (conditions.length === 0) return ''
  return ` WHERE ${conditions.map(({ sql }) => `(${sql})`).join(' AND ')}`
}

export function valuesOf(
  source: Pick<ListSource, 'fromValues'>,
  conditions: readonly Condition[]
): SQLInputValue[] {
  return [
    ...(source.fromValues ?? []),
    ...conditions.flatMap(({ values }) => values)
  ]
}
