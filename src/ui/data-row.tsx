import type { JSX } from 'react'

import type { Column } from './column.ts'
import { alignOf } from './column.ts'
import { tableRoles } from './table-roles.ts'

interface DataRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
}

/** One row of a table. */
export function DataRow<Row>({ columns, row }: DataRowProps<Row>): JSX.Element {
  return (
    <tr {...tableRoles.row}>
      {columns.map(column => (
        <td
          {...tableRoles.cell}
          key={column.id}
          className={column.cellClass}
          data-align={alignOf(column)}
          data-card={column.card ?? 'hidden'}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
