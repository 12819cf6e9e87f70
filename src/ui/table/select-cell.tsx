import type { JSX } from 'react'

import { messages } from '../../messages.ts'
import { tableRoles } from './table-roles.ts'

/** Such a checkbox, among all that is in a table. */
export const SELECT_BOX = '[data-card="select"] input'

interface SelectCellProps {
  /** The name of the row. */
  name: string
  checked: boolean
  /** It takes no press now. */
  inactive: boolean
}

/** The checkbox of a row; the table hears of it. */
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
