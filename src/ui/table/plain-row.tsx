import type { JSX, ReactNode } from 'react'

import type { Column } from './column.ts'
import { alignOf } from './column.ts'
import type { RowContext } from './row-context.ts'
import { SelectCell } from './select-cell.tsx'
import { tableRoles } from './table-roles.ts'

export interface CellProps<Row> {
  column: Column<Row>
  row: Row
  rowContext: RowContext
  isFirst: boolean
}

export function PlainCell<Row>(props: CellProps<Row>): JSX.Element {
  const { column, row, rowContext, isFirst } = props
  return (
    <td
      {...tableRoles.cell}
      data-first={isFirst ? '' : undefined}
      data-align={alignOf(column)}
      data-card={column.card ?? 'hidden'}
      data-head={column.card === 'line' ? column.head : undefined}
    >
      {column.cell(row, rowContext)}
    </td>
  )
}

export type RowEnd<Row> = (row: Row, inactive: boolean) => ReactNode

export interface ActionsProps<Row> {
  row: Row
  inactive: boolean
  rowEnd: RowEnd<Row>
}

export function PlainActions<Row>(props: ActionsProps<Row>): JSX.Element {
  const { row, inactive, rowEnd } = props
  return (
    <td {...tableRoles.cell} data-card="actions">
      <div className="flex justify-end gap-0.5">{rowEnd(row, inactive)}</div>
    </td>
  )
}

export interface RowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  rowContext: RowContext
  id: string
  open: boolean
  /** Without it the row has no checkbox. */
  name: string | undefined
  selected: boolean
  /** Disables selection and actions, not links. */
  inactive?: boolean | undefined
  rowEnd: RowEnd<Row> | undefined
}

export interface RowParts {
  Cell: typeof PlainCell
  Actions: typeof PlainActions
}

/** Without hooks, so it renders without React. */
export function PlainRow<Row>(
  props: RowProps<Row> & Partial<RowParts>
): JSX.Element {
  const { row, name, selected, inactive = false, rowEnd } = props
  const { Cell = PlainCell, Actions = PlainActions } = props
  return (
    <tr
      {...tableRoles.row}
      data-row={props.id}
      data-open={props.open ? '' : undefined}
      data-selected={selected ? '' : undefined}
    >
      {name !== undefined && (
        <SelectCell name={name} checked={selected} inactive={inactive} />
      )}
      {props.columns.map((column, index) => (
        <Cell
          key={column.id}
          column={column}
          row={row}
          rowContext={props.rowContext}
          isFirst={index === 0}
        />
      ))}
      {rowEnd && <Actions row={row} inactive={inactive} rowEnd={rowEnd} />}
    </tr>
  )
}
