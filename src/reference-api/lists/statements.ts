import type { SQLInputValue } from 'node:sqlite'

import type { Condition } from './conditions.ts'
import type { SortField } from './list-request.ts'

/** Where a list takes its rows from, and what it can be sorted by. */
export interface ListSource {
  /** The FROM of the ids, with the values of its question marks. */
  from: string
  fromValues?: SQLInputValue[]
  /** The column of the id: the last word in every order. */
  id: string
  /** By field: its expression, then what orders rows that are equal in it. */
  sorts: Readonly<Record<string, readonly string[]>>
  /** The order when none is asked for. */
  defaultSort: SortField
}

export interface Statement {
  sql: string
  values: SQLInputValue[]
}

/** The ids of one page, and of one row more, which tells if there is more. */
export function pageStatement(
  source: ListSource,
  conditions: readonly Condition[],
  sort: readonly SortField[],
  { page, limit }: { page: number; limit: number }
): Statement {
  const order = orderBy(source, sort.length > 0 ? sort : [source.defaultSort])
  return {
    sql: `SELECT ${source.id} AS id FROM ${source.from}${filter(conditions)} ORDER BY ${order} LIMIT ? OFFSET ?`,
    values: [
      ...valuesOf(source, conditions),
      limit + 1,
      BigInt(limit) * BigInt(page - 1)
    ]
  }
}

/** How many rows match in all. */
export function countStatement(
  source: ListSource,
  conditions: readonly Condition[]
): Statement {
  return {
    sql: `SELECT count(*) AS total FROM ${source.from}${filter(conditions)}`,
    values: valuesOf(source, conditions)
  }
}

/** `WHERE a AND b`, or nothing. */
export function filter(conditions: readonly Condition[]): string {
  if (conditions.length === 0) return ''
  return ` WHERE ${conditions.map(({ sql }) => `(${sql})`).join(' AND ')}`
}

/**
 * Every order ends with the id, so that pages neither double nor lose a row;
 * it runs the way of the last field, so that an index can serve it.
 */
function orderBy(source: ListSource, sort: readonly SortField[]): string {
  const parts = new Map<string, boolean>()
  const put = (expression: string, descending: boolean): void => {
    if (!parts.has(expression)) parts.set(expression, descending)
  }
  for (const { field, descending } of sort) {
    put(expressions(source, field)[0] ?? source.id, descending)
  }
  const last = sort.at(-1) ?? source.defaultSort
  for (const tie of expressions(source, last.field)) put(tie, last.descending)
  put(source.id, last.descending)
  return [...parts]
    .map(([expression, descending]) => expression + (descending ? ' DESC' : ''))
    .join(', ')
}

function expressions(source: ListSource, field: string): readonly string[] {
  return field === 'id' ? [source.id] : (source.sorts[field] ?? [])
}

function valuesOf(
  source: ListSource,
  conditions: readonly Condition[]
): SQLInputValue[] {
  return [
    ...(source.fromValues ?? []),
    ...conditions.flatMap(({ values }) => values)
  ]
}
