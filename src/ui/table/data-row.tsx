import type { JSX, ReactNode } from 'react'

import type { RowSurroundings } from '../../domain/row-surroundings.ts'
import { memoized } from '../memoized.ts'
import type { Column } from './column.ts'
import { DataCell } from './data-cell.tsx'
import { RowActions } from './row-actions.tsx'
import { SelectCell } from './select-cell.tsx'
import { tableRoles } from './table-roles.ts'

export interface DataRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  surroundings: RowSurroundings
  /** The key of the row. */
  id: string
  /** The drawer shows this row. */
  open: boolean
  /** Without a name the row has no checkbox. */
  name: string | undefined
  selected: boolean
  actions: ((row: Row) => ReactNode) | undefined
}

function PlainRow<Row>(props: DataRowProps<Row>): JSX.Element {
  const { row, name, selected, actions } = props
  return (
    <tr
      {...tableRoles.row}
      data-row={props.id}
      data-open={props.open ? '' : undefined}
      data-selected={selected ? '' : undefined}
    >
      {name !== undefined && <SelectCell name={name} checked={selected} />}
      {props.columns.map((column, index) => (
        <DataCell
          key={column.id}
          column={column}
          row={row}
          surroundings={props.surroundings}
          isFirst={index === 0}
        />
      ))}
      {actions && <RowActions row={row} actions={actions} />}
    </tr>
  )
}

/** One row of a table. It is rendered again only when it is another one. */
export const DataRow = memoized(PlainRow)
