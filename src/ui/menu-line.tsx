import { type JSX, useId } from 'react'

import type { MenuItem } from './menu-item.ts'

interface MenuLineProps {
  item: MenuItem
  /** Closes the menu before what was chosen begins. */
  onDone: () => void
}

/** A line of a menu; where it is off, it says why. */
export function MenuLine({ item, onDone }: MenuLineProps): JSX.Element {
  const { label, danger, off } = item
  const whyId = useId()
  return (
    <div role="none">
      <button
        type="button"
        className="menu-item"
        role="menuitem"
        tabIndex={-1}
        data-tone={danger ? 'danger' : undefined}
        // Not `disabled`: what has no focus cannot say why it is off.
        aria-disabled={off !== undefined || undefined}
        aria-describedby={off === undefined ? undefined : whyId}
        onPointerEnter={item.onIntent}
        onFocus={item.onIntent}
        onClick={() => {
          if (off !== undefined) return
          onDone()
          item.onChoose()
        }}
      >
        {label}
      </button>
      {off !== undefined && (
        // Beside the line, whose name is what can be read in it.
        <small className="menu-why" id={whyId} aria-hidden>
          {off}
        </small>
      )}
    </div>
  )
}
