import type { JSX } from 'react'

import type { Column } from './column.ts'

interface TableColumnsProps<Row> {
  columns: readonly Column<Row>[]
  select: boolean
  actions: 0 | 1 | 2
}

export function TableColumns<Row>({
  columns,
  select,
  actions
}: TableColumnsProps<Row>): JSX.Element {
  return (
    <colgroup>
      {select && <col className="column-select" />}
      {columns.map(column => (
        <col
          key={column.id}
          className={`column-${column.width ?? 'text'}`}
          data-column={column.id}
        />
      ))}
      {actions > 0 && (
        <col
          className={actions === 1 ? 'column-row-action' : 'column-row-actions'}
        />
      )}
    </colgroup>
  )
}
