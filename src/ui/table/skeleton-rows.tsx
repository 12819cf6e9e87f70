import type { JSX } from 'react'

import type { Column } from './column.ts'
import { alignOf } from './column.ts'

/** So many rows are one row of higher cells: `states.css`. */
const ROWS_AS_ONE = 5

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  /** How many rows are to come. */
  count: number
  /** The rows to come have a checkbox, and actions. */
  select: boolean
  actions: boolean
}

/**
 * Rows of bars with the height of real ones, so nothing moves later. The lines
 * and all bars but their width are drawn by the style sheet: a page is laid out
 * in half the time without a cell for each.
 */
export function SkeletonRows<Row>({
  columns,
  count,
  select,
  actions
}: SkeletonRowsProps<Row>): JSX.Element {
  return (
    <>
      {Array.from({ length: Math.ceil(count / ROWS_AS_ONE) }, (_, index) => (
        <tr key={index}>
          {select && <td data-card="select" aria-hidden />}
          {columns.map((column, place) => (
            <td
              key={column.id}
              data-first={place === 0 ? '' : undefined}
              data-align={alignOf(column)}
              data-card={column.card ?? 'hidden'}
            >
              {column.width !== 'actions' && <span className="skeleton" />}
            </td>
          ))}
          {actions && <td data-card="actions" aria-hidden />}
        </tr>
      ))}
    </>
  )
}
