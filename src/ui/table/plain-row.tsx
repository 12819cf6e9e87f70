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

/** One cell of a row. */
export function PlainCell<Row>(props: CellProps<Row>): JSX.Element {
  const { column, row, rowContext, isFirst } = props
  return (
    <td
      {...tableRoles.cell}
      className={column.cellClass}
      data-first={isFirst ? '' : undefined}
      data-align={alignOf(column)}
      data-card={column.card ?? 'hidden'}
      data-head={column.card === 'line' ? column.head : undefined}
    >
      {column.cell(row, rowContext)}
    </td>
  )
}

/** The buttons of a row, which may take no press now. */
export type RowEnd<Row> = (row: Row, inactive: boolean) => ReactNode

export interface ActionsProps<Row> {
  row: Row
  inactive: boolean
  actions: RowEnd<Row>
}

/** The buttons at the end of a row. */
export function PlainActions<Row>(props: ActionsProps<Row>): JSX.Element {
  const { row, inactive, actions } = props
  return (
    <td {...tableRoles.cell} data-card="actions">
      <div className="row-actions">{actions(row, inactive)}</div>
    </td>
  )
}

export interface RowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  rowContext: RowContext
  /** The key of the row. */
  id: string
  /** The drawer shows this row. */
  open: boolean
  /** Without a name the row has no checkbox. */
  name: string | undefined
  selected: boolean
  /** It is neither chosen nor acted on now; its links stay. */
  inactive?: boolean | undefined
  actions: RowEnd<Row> | undefined
}

/** What a row is made of: plain, or remembered by React. */
export interface RowParts {
  Cell: typeof PlainCell
  Actions: typeof PlainActions
}

/** One row of a table. No part of it has a hook: it can do without React. */
export function PlainRow<Row>(
  props: RowProps<Row> & Partial<RowParts>
): JSX.Element {
  const { row, name, selected, inactive = false, actions } = props
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
      {actions && <Actions row={row} inactive={inactive} actions={actions} />}
    </tr>
  )
}
