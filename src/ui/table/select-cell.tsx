import type { JSX } from 'react'

import { messages } from '../../messages.ts'
import { tableRoles } from './table-roles.ts'

interface SelectCellProps {
  /** The name of the row. */
  name: string
  checked: boolean
  onToggle: (range: boolean) => void
}

/** The checkbox of a row; with Shift it takes the range up to it. */
export function SelectCell({
  name,
  checked,
  onToggle
}: SelectCellProps): JSX.Element {
  return (
    <td
      {...tableRoles.cell}
      data-card="select"
      onMouseDown={event => {
        // A browser would select the text of the range.
        if (event.shiftKey) event.preventDefault()
      }}
    >
      <input
        className="checkbox"
        type="checkbox"
        aria-label={messages.table.selectRow(name)}
        checked={checked}
        onChange={({ nativeEvent }) => {
          onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }}
      />
    </td>
  )
}
