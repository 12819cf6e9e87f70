import type { JSX, ReactNode } from 'react'
import { memo } from 'react'

import type { Column } from './column.ts'
import { alignOf } from './column.ts'
import { SelectCell } from './select-cell.tsx'
import { tableRoles } from './table-roles.ts'

export interface DataRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  /** The key of the row. */
  id: string
  /** The drawer shows this row. */
  open: boolean
  /** Without a name the row has no checkbox. */
  name: string | undefined
  selected: boolean
  onToggle: (row: Row, range: boolean) => void
  actions: ((row: Row) => ReactNode) | undefined
}

function PlainRow<Row>({
  columns,
  row,
  id,
  open,
  name,
  selected,
  onToggle,
  actions
}: DataRowProps<Row>): JSX.Element {
  return (
    <tr
      {...tableRoles.row}
      data-row={id}
      data-open={open ? '' : undefined}
      data-selected={selected ? '' : undefined}
    >
      {name !== undefined && (
        <SelectCell
          name={name}
          checked={selected}
          onToggle={range => onToggle(row, range)}
        />
      )}
      {columns.map((column, index) => (
        <td
          {...tableRoles.cell}
          key={column.id}
          className={column.cellClass}
          data-first={index === 0 ? '' : undefined}
          data-align={alignOf(column)}
          data-card={column.card ?? 'hidden'}
          data-head={column.card === 'line' ? column.head : undefined}
        >
          {column.cell(row)}
        </td>
      ))}
      {actions && (
        <td {...tableRoles.cell} data-card="actions">
          <div className="row-actions">{actions(row)}</div>
        </td>
      )}
    </tr>
  )
}

/** One row of a table. It is rendered again only when it is another one. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
export const DataRow = memo(PlainRow) as typeof PlainRow
