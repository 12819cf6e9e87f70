import type { JSX } from 'react'

import type { Column } from './column.ts'
import { alignOf } from './column.ts'

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
}

/** Rows of bars with the height of real ones, so nothing moves later. */
export function SkeletonRows<Row>({
  columns,
  count
}: SkeletonRowsProps<Row>): JSX.Element {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <tr key={index}>
          {columns.map(column => (
            <td
              key={column.id}
              data-align={alignOf(column)}
              data-card={column.card ?? 'hidden'}
            >
              {column.width !== 'actions' && <span className="skeleton" />}
            </td>
          ))}
        </tr>
      ))}
    </>
  )
}
