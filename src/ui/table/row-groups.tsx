import type { JSX, ReactNode } from 'react'

import type { RowGroups as Groups } from './column.ts'
import { tableRoles } from './table-roles.ts'

interface RowGroupsProps<Row> {
  rows: readonly Row[]
  groups: Groups<Row>
  /** How many cells a row has. */
  cells: number
  children: (row: Row) => ReactNode
}

/** Rows in bodies of their own, each below the heading of its group. */
export function RowGroups<Row>(props: RowGroupsProps<Row>): JSX.Element {
  const { groups, children } = props
  return (
    <>
      {grouped(props.rows, groups.of).map(({ key, group, rows }) => (
        <tbody {...tableRoles.rows} key={key} data-group={group}>
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
          {rows.map(children)}
        </tbody>
      ))}
    </>
  )
}

interface Group<Row> {
  /** Of this group and place: rows in a wrong order meet it again. */
  key: string
  group: string
  rows: Row[]
}

function grouped<Row>(
  rows: readonly Row[],
  of: (row: Row) => string
): Group<Row>[] {
  const groups: Group<Row>[] = []
  for (const row of rows) {
    const group = of(row)
    const last = groups.at(-1)
    if (last?.group === group) last.rows.push(row)
    else {
      const before = groups.filter(other => other.group === group).length
      groups.push({ key: `${group} ${before}`, group, rows: [row] })
    }
  }
  return groups
}
