import type { JSX } from 'react'

import type { Column } from './column.ts'
import { alignOf } from './column.ts'

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  /** The rows to come have a checkbox, and actions. */
  select: boolean
  actions: boolean
}

/** Rows of bars with the height of real ones, so nothing moves later. */
export function SkeletonRows<Row>({
  columns,
  count,
  select,
  actions
}: SkeletonRowsProps<Row>): JSX.Element {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
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
