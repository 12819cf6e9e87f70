import type { SQLInputValue } from 'node:sqlite'

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
  /** The expressions among these that can be NULL. */
  nullable?: readonly string[]
  /** The order when none is asked for. */
  defaultSort: SortField
  /** The columns whose values can be counted, by the name of the filter. */
  enumerations: Readonly<Record<string, string>>
}

/** One word of an order: what rows are compared by, and which way. */
export interface OrderTerm {
  expression: string
  descending: boolean
  nullable: boolean
}

/**
 * The whole order of a list. It ends with the id, so that pages neither double
 * nor lose a row; what decides between equal rows runs the way of the last
 * field, so that an index can serve it.
 */
export function orderOf(
  source: ListSource,
  asked: readonly SortField[]
): OrderTerm[] {
  const sort = asked.length > 0 ? asked : [source.defaultSort]
  const terms = new Map<string, OrderTerm>()
  const put = (expression: string, descending: boolean): void => {
    if (terms.has(expression)) return
    const nullable = source.nullable?.includes(expression) ?? false
    terms.set(expression, { expression, descending, nullable })
  }
  for (const { field, descending } of sort) {
    put(expressions(source, field)[0] ?? source.id, descending)
  }
  const last = sort.at(-1) ?? source.defaultSort
  for (const tie of expressions(source, last.field)) put(tie, last.descending)
  put(source.id, last.descending)
  return [...terms.values()]
}

function expressions(source: ListSource, field: string): readonly string[] {
  return field === 'id' ? [source.id] : (source.sorts[field] ?? [])
}
