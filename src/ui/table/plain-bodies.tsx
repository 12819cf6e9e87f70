import type { JSX, ReactNode } from 'react'

import type { RowGroups } from './column.ts'
import { groupedRows } from './grouped-rows.ts'
import { tableRoles } from './table-roles.ts'

interface GroupBodyProps {
  group: string
  head: ReactNode
  cells: number
  children: ReactNode
}

export function GroupBody(props: GroupBodyProps): JSX.Element {
  return (
    <tbody {...tableRoles.rows} data-group={props.group}>
      <tr
        {...tableRoles.row}
        className="max-sm:block max-sm:px-gutter max-sm:pt-3.5 max-sm:pb-1.5 sm:hidden"
      >
        <th
          {...tableRoles.rowHead}
          scope="rowgroup"
          colSpan={props.cells}
          className="max-sm:block max-sm:leading-4"
        >
          {props.head}
        </th>
      </tr>
      {props.children}
    </tbody>
  )
}

interface PlainBodiesProps<Row> {
  rows: readonly Row[]
  groups: RowGroups<Row> | undefined
  cells: number
  children: (row: Row, place: number) => ReactNode
}

/** Without hooks, so it can be prerendered. */
export function PlainBodies<Row>(props: PlainBodiesProps<Row>): JSX.Element {
  const { rows, groups, cells, children } = props
  if (!groups) return <tbody {...tableRoles.rows}>{rows.map(children)}</tbody>
  return (
    <>
      {groupedRows(rows, groups.of).map(({ name, group, from, rows: own }) => (
        <GroupBody
          key={name}
          group={group}
          head={groups.head(group)}
          cells={cells}
        >
          {own.map((row, place) => children(row, from + place))}
        </GroupBody>
      ))}
    </>
  )
}
