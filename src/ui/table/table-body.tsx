import type { JSX, ReactNode } from 'react'

import { memoized } from '../memoized.ts'
import type { Column, RowGroups as Groups } from './column.ts'
import { groupedRows } from './grouped-rows.ts'
import { GroupBody } from './plain-bodies.tsx'
import {
  type RowEnd,
  PlainActions,
  PlainCell,
  PlainRow,
  type RowParts,
  type RowProps
} from './plain-row.tsx'
import type { RowContext } from './row-context.ts'
import { tableRoles } from './table-roles.ts'
import type { TableSelection } from './table-selection.ts'
import { type RowSlots, useRowSlots } from './use-row-slots.ts'

export interface RowItem<Row> {
  row: Row
  rowContext: RowContext
}

interface TableBodyProps<Row> {
  items: readonly RowItem<Row>[]
  columns: readonly Column<Row>[]
  groups: Groups<Row> | undefined
  rowKey: (row: Row) => string
  slots: RowSlots
  selection: TableSelection<Row> | undefined
  inactive: boolean
  rowEnd: RowEnd<Row> | undefined
  openKey: string | undefined
}

function PlainBody<Row>(props: TableBodyProps<Row>): JSX.Element {
  const { items, columns, groups, selection, rowEnd } = props
  const ids = items.map(({ row }) => props.rowKey(row))
  const keys = props.slots.keysOf(ids)
  const rows = items.map(({ row, rowContext }, place) => {
    const id = ids[place] ?? ''
    return (
      <DataRow
        key={keys[place]}
        columns={columns}
        row={row}
        rowContext={rowContext}
        id={id}
        open={props.openKey === id}
        name={selection?.rowName(row)}
        selected={selection?.selected.has(id) ?? false}
        inactive={props.inactive}
        rowEnd={rowEnd}
      />
    )
  })
  if (!groups) return <tbody {...tableRoles.rows}>{rows}</tbody>
  const others = Number(selection !== undefined) + Number(rowEnd !== undefined)
  return (
    <RowGroups
      rows={items.map(({ row }) => row)}
      groups={groups}
      cells={columns.length + others}
    >
      {place => rows[place]}
    </RowGroups>
  )
}

export const TableBody = memoized(PlainBody)

/** Selection and other columns rerender no cell. */
const rememberedParts: RowParts = {
  Cell: memoized(PlainCell),
  Actions: memoized(PlainActions)
}

function RememberedRow<Row>(props: RowProps<Row>): JSX.Element {
  // A call saves a component per row.
  return PlainRow({ ...props, ...rememberedParts })
}

const DataRow = memoized(RememberedRow)

interface RowGroupsProps<Row> {
  rows: readonly Row[]
  groups: Groups<Row>
  cells: number
  children: (place: number) => ReactNode
}

function RowGroups<Row>(props: RowGroupsProps<Row>): JSX.Element {
  const { groups, children } = props
  const slots = useRowSlots()
  const parts = groupedRows(props.rows, groups.of)
  const keys = slots.keysOf(parts.map(({ name }) => name))
  return (
    <>
      {parts.map(({ group, from, rows }, index) => (
        <GroupBody
          key={keys[index]}
          group={group}
          head={groups.head(group)}
          cells={props.cells}
        >
          {rows.map((_, place) => children(from + place))}
        </GroupBody>
      ))}
    </>
  )
}
