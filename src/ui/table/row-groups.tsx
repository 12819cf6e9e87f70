import type { JSX, ReactNode } from 'react'

import type { RowGroups as Groups } from './column.ts'
import { tableRoles } from './table-roles.ts'
import { useRowSlots } from './use-row-slots.ts'

interface RowGroupsProps<Row> {
  rows: readonly Row[]
  groups: Groups<Row>
  /** How many cells a row has. */
  cells: number
  /** The row at a place among all. */
  children: (place: number) => ReactNode
}

/** Rows in bodies of their own, each below the heading of its group. */
export function RowGroups<Row>(props: RowGroupsProps<Row>): JSX.Element {
  const { groups, children } = props
  const slots = useRowSlots()
  const parts = grouped(props.rows, groups.of)
  const keys = slots.keysOf(parts.map(({ name }) => name))
  return (
    <>
      {parts.map(({ group, from, rows }, index) => (
        <tbody {...tableRoles.rows} key={keys[index]} data-group={group}>
          <tr {...tableRoles.row} className="group-row">
            <th
              {...tableRoles.rowHead}
              scope="rowgroup"
              colSpan={props.cells}
              className="group-head"
            >
              {groups.head(group)}
            </th>
          </tr>
          {rows.map((_, place) => children(from + place))}
        </tbody>
      ))}
    </>
  )
}

interface Group<Row> {
  /** Of this group and place: rows in a wrong order meet it again. */
  name: string
  group: string
  /** The place of its first row among all. */
  from: number
  rows: Row[]
}

function grouped<Row>(
  rows: readonly Row[],
  of: (row: Row) => string
): Group<Row>[] {
  const groups: Group<Row>[] = []
  for (const [from, row] of rows.entries()) {
    const group = of(row)
    const last = groups.at(-1)
    if (last?.group === group) last.rows.push(row)
    else {
      const before = groups.filter(other => other.group === group).length
      groups.push({ name: `${group} ${before}`, group, from, rows: [row] })
    }
  }
  return groups
}
