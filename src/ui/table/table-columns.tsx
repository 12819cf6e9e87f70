import type { JSX } from 'react'

import { SHARES } from './column-shares.ts'
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
    <colgroup className="max-sm:hidden">
      {select && <col className={SHARES.select} />}
      {columns.map(column => (
        <col
          key={column.id}
          className={SHARES[column.width ?? 'text']}
          data-column={column.id}
        />
      ))}
      {actions > 0 && (
        <col className={SHARES[actions === 1 ? 'row-action' : 'row-actions']} />
      )}
    </colgroup>
  )
}
