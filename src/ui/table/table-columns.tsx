import type { JSX } from 'react'

import { SHARES } from './column-shares.ts'
import type { Column } from './column.ts'

interface TableColumnsProps<Row> {
  columns: readonly Column<Row>[]
  select: boolean
  rowEndCount: 0 | 1 | 2
}

export function TableColumns<Row>({
  columns,
  select,
  rowEndCount
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
      {rowEndCount > 0 && (
        <col
          className={SHARES[rowEndCount === 1 ? 'row-action' : 'row-actions']}
        />
      )}
    </colgroup>
  )
}
