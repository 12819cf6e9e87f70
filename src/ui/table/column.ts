import type { ReactNode } from 'react'

import type { RowContext } from './row-context.ts'

/** A width of src/styles/columns.css. */
export type ColumnWidth =
  | 'name'
  | 'text'
  | 'email'
  | 'person'
  | 'status'
  | 'kind'
  /** Room for an icon before a kind. */
  | 'transaction-type'
  | 'reference'
  | 'short-money'
  | 'money'
  /** Room for an int64. */
  | 'long-money'
  | 'time'
  | 'date'
  | 'number'
  | 'percent'
  | 'code'
  | 'actions'

/**
 * Where a cell stands on a phone's card: `title` left and `value` right on
 * its first line, with a `mark` after the title; below them `subtitle` left,
 * `aside` after it, and `meta` right; a `line` has one of its own, with its
 * head. A status that is normal is never seen there.
 */
export type CardPlace =
  | 'title'
  | 'mark'
  | 'value'
  | 'subtitle'
  | 'aside'
  | 'meta'
  | 'line'
  | 'hidden'

/** One column of a table of `Row`. */
export interface Column<Row> {
  id: string
  head: string
  /**
   * No hooks and no context: what it shows hangs on these two alone. A button
   * in it has no handler, but a name: `data-press`.
   */
  cell: (row: Row, rowContext: RowContext) => ReactNode
  align?: 'end' | undefined
  /** The field to sort by; without it the column cannot be sorted. */
  sortField?: string | undefined
  /** `text` unless given. */
  width?: ColumnWidth | undefined
  /** `hidden` unless given. */
  card?: CardPlace | undefined
  /** Amounts: aligned at the end, the head over the end of the numbers. */
  money?: boolean | undefined
  /** Left out until a person asks for it. */
  optional?: boolean | undefined
  headClass?: string | undefined
  cellClass?: string | undefined
}

/** Parts the rows of a table that follow one another. */
export interface RowGroups<Row> {
  /** Two rows are of one group when this is the same of both. */
  of: (row: Row) => string
  head: (group: string) => ReactNode
}

/** `additive` keeps the fields that the list is sorted by already. */
export type SortHandler = (field: string, additive: boolean) => void

/** The end that a column's cells are aligned to. */
export function alignOf<Row>(column: Column<Row>): 'end' | undefined {
  return column.money ? 'end' : column.align
}
