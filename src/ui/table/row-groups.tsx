import type { JSX, ReactNode } from 'react'

import type { RowGroups as Groups } from './column.ts'
import { groupedRows } from './grouped-rows.ts'
import { GroupBody } from './plain-bodies.tsx'
import { useRowSlots } from './use-row-slots.ts'

interface RowGroupsProps<Row> {
  rows: readonly Row[]
  groups: Groups<Row>
  cells: number
  children: (place: number) => ReactNode
}

export function RowGroups<Row>(props: RowGroupsProps<Row>): JSX.Element {
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
