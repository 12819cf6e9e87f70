import type { ReactNode } from 'react'

import type { RowContext } from './row-context.ts'

/** See `table-columns.tsx`. */
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
  /** Has room for 2^53. */
  | 'long-money'
  | 'time'
  | 'date'
  | 'number'
  | 'percent'
  | 'code'
  | 'actions'

/**
 * Place on a phone's card. First line: `title`, `mark`, and `value` at the end;
 * second: `subtitle`, `aside`, and `meta` at the end. `line` is a line of its
 * own. A normal status is hidden.
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
  /** Without hooks, context or handlers; buttons have a `data-press`. */
  cell: (row: Row, rowContext: RowContext) => ReactNode
  align?: 'end' | undefined
  /** Without it the column cannot be sorted. */
  sortField?: string | undefined
  /** The more, the less its sort field has: an age, sorted by an instant. */
  turned?: boolean | undefined
  /** Default `text`. */
  width?: ColumnWidth | undefined
  /** Default `hidden`. */
  card?: CardPlace | undefined
  /** With the head over the end of the numbers. */
  money?: boolean | undefined
  optional?: boolean | undefined
  /** It says how long ago something was. */
  ages?: boolean | undefined
  /** Fields of the contract that it shows. Default: that of its id. */
  shows?: readonly string[] | undefined
  headClass?: string | undefined
}

export interface RowGroups<Row> {
  of: (row: Row) => string
  head: (group: string) => ReactNode
}

/** `additive` keeps the current sort fields. */
export type SortHandler = (field: string, additive: boolean) => void

export function alignOf<Row>(column: Column<Row>): 'end' | undefined {
  return column.money ? 'end' : column.align
}
