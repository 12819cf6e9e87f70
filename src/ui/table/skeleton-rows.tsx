import type { JSX } from 'react'

import type { Column } from './column.ts'
import { alignOf } from './column.ts'

/** See `rows.css`. */
const ROWS_AS_ONE = 5

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  select: boolean
  hasRowEnd: boolean
}

/** As high as real rows. Few cells halve the layout time. */
export function SkeletonRows<Row>({
  columns,
  count,
  select,
  hasRowEnd
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
              {column.width !== 'actions' && <span />}
            </td>
          ))}
          {hasRowEnd && <td data-card="actions" aria-hidden />}
        </tr>
      ))}
    </>
  )
}
