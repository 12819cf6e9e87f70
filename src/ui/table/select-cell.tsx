import type { JSX } from 'react'

import { messages } from '../../messages.ts'
import { tableRoles } from './table-roles.ts'

export const SELECT_BOX = '[data-card="select"] input'

interface SelectCellProps {
  name: string
  checked: boolean
  inactive: boolean
}

export function SelectCell({
  name,
  checked,
  inactive
}: SelectCellProps): JSX.Element {
  return (
    <td {...tableRoles.cell} data-card="select">
      <input
        className="checkbox"
        type="checkbox"
        aria-label={messages.table.selectRow(name)}
        // Not `disabled`, which would lose the focus.
        aria-disabled={inactive || undefined}
        checked={checked}
        readOnly
      />
    </td>
  )
}
