import { type JSX, useId } from 'react'

import type { MenuItem } from './menu-button.tsx'

interface MenuLineProps {
  item: MenuItem
  /** Closes the menu before what was chosen begins. */
  onDone: () => void
}

/** A line of a menu; where it is off, it says why. */
export function MenuLine({ item, onDone }: MenuLineProps): JSX.Element {
  const { label, danger, off } = item
  const id = useId()
  return (
    <button
      type="button"
      className="menu-item"
      role="menuitem"
      tabIndex={-1}
      data-tone={danger ? 'danger' : undefined}
      // Not `disabled`: what has no focus cannot say why it is off.
      aria-disabled={off !== undefined || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={off === undefined ? undefined : `${id}-why`}
      onClick={() => {
        if (off !== undefined) return
        onDone()
        item.onChoose()
      }}
    >
      <span id={`${id}-label`}>{label}</span>
      {off !== undefined && <small id={`${id}-why`}>{off}</small>}
    </button>
  )
}
