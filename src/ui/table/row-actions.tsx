import type { JSX, ReactNode } from 'react'
import { memo } from 'react'

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
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
export const RowActions = memo(PlainActions) as typeof PlainActions
