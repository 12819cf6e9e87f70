import type { JSX, ReactNode } from 'react'

import { memoized } from '../memoized.ts'
import { tableRoles } from './table-roles.ts'

interface RowActionsProps<Row> {
  row: Row
  actions: (row: Row) => ReactNode
}

function PlainActions<Row>({
  row,
  actions
}: RowActionsProps<Row>): JSX.Element {
  return (
    <td {...tableRoles.cell} data-card="actions">
      <div className="row-actions">{actions(row)}</div>
    </td>
  )
}

/** The buttons at the end of a row. */
export const RowActions = memoized(PlainActions)
