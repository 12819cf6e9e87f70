import type { JSX } from 'react'

import type { RowSurroundings } from '../../domain/row-surroundings.ts'
import { memoized } from '../memoized.ts'
import type { Column } from './column.ts'
import { alignOf } from './column.ts'
import { tableRoles } from './table-roles.ts'

interface DataCellProps<Row> {
  column: Column<Row>
  row: Row
  surroundings: RowSurroundings
  isFirst: boolean
}

function PlainCell<Row>(props: DataCellProps<Row>): JSX.Element {
  const { column, row, surroundings, isFirst } = props
  return (
    <td
      {...tableRoles.cell}
      className={column.cellClass}
      data-first={isFirst ? '' : undefined}
      data-align={alignOf(column)}
      data-card={column.card ?? 'hidden'}
      data-head={column.card === 'line' ? column.head : undefined}
    >
      {column.cell(row, surroundings)}
    </td>
  )
}

/** One cell of a row. Neither a choice nor another column renders it again. */
export const DataCell = memoized(PlainCell)
