import type { SQLInputValue } from 'node:sqlite'

import type { SortField } from '../../../../format/sort-order.ts'

export interface ListSource {
  /** The FROM of the ids, with the values of its question marks. */
  from: string
  fromValues?: SQLInputValue[]
  /** The id's column: the last term of every order. */
  id: string
  /** By field: its expression, then what orders equal rows. */
  sorts: Readonly<Record<string, readonly string[]>>
  /** The expressions among these that can be NULL. */
  nullable?: readonly string[]
  defaultSort: SortField
  /** An expression whose truth comes before every order. */
  first?: string | undefined
  /** Countable columns, by the name of the filter. */
  enumerations: Readonly<Record<string, string>>
}

export interface OrderTerm {
  expression: string
  descending: boolean
  nullable: boolean
}

/**
 * Ends with the id, so that pages neither repeat nor lose a row; what orders
 * equal rows runs the way of the last field, so that an index can serve it.
 */
export function orderOf(
  source: ListSource,
  requested: readonly SortField[]
): OrderTerm[] {
  const sort = requested.length > 0 ? requested : [source.defaultSort]
  const terms = new Map<string, OrderTerm>()
  const put = (expression: string, descending: boolean): void => {
    if (terms.has(expression)) return
    const nullable = source.nullable?.includes(expression) ?? false
    terms.set(expression, { expression, descending, nullable })
  }
  if (source.first) put(source.first, true)
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
