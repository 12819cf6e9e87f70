import type { ReactNode } from 'react'

import type { RowContext } from './row-context.ts'

/** A class of src/styles/columns.css. */
export type ColumnWidth =
  | 'name'
  | 'text'
  | 'email'
  | 'person'
  | 'status'
  | 'kind'
  /** Has room for an icon. */
  | 'transaction-type'
  | 'reference'
  | 'short-money'
  | 'money'
  /** Has room for an int64. */
  | 'long-money'
  | 'time'
  | 'date'
  | 'number'
  | 'percent'
  | 'code'
  | 'actions'

/**
 * Position on a phone's card. First line: `title`, `mark` after it, `value`
 * right. Second line: `subtitle`, `aside` after it, `meta` right. A `line` is a
 * line of its own with the column's head. A normal status is hidden.
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

export interface Column<Row> {
  id: string
  head: string
  /**
   * Without hooks or context: depends only on these two arguments. Buttons have
   * no handler but a name, `data-press`.
   */
  cell: (row: Row, rowContext: RowContext) => ReactNode
  align?: 'end' | undefined
  /** Without it the column cannot be sorted. */
  sortField?: string | undefined
  /** Default `text`. */
  width?: ColumnWidth | undefined
  /** Default `hidden`. */
  card?: CardPlace | undefined
  /** Aligned at the end, with the head over the end of the numbers. */
  money?: boolean | undefined
  /** Hidden until the user shows it. */
  optional?: boolean | undefined
  headClass?: string | undefined
  cellClass?: string | undefined
}

/** Groups consecutive rows. */
export interface RowGroups<Row> {
  /** The group of a row. */
  of: (row: Row) => string
  head: (group: string) => ReactNode
}

/** `additive` keeps the current sort fields. */
export type SortHandler = (field: string, additive: boolean) => void

export function alignOf<Row>(column: Column<Row>): 'end' | undefined {
  return column.money ? 'end' : column.align
}
