import { type JSX, useId } from 'react'

import type { MenuItem } from './menu-item.ts'

interface MenuLineProps {
  item: MenuItem
  onDone: () => void
}

export function MenuLine({ item, onDone }: MenuLineProps): JSX.Element {
  const { label, danger, disabledReason } = item
  const reasonId = useId()
  return (
    <div role="none">
      <button
        type="button"
        className="menu-item"
        role="menuitem"
        tabIndex={-1}
        data-tone={danger ? 'danger' : undefined}
        // Not `disabled`, so that it can be focused and say why.
        aria-disabled={disabledReason !== undefined || undefined}
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
        onPointerEnter={item.onIntent}
        onFocus={item.onIntent}
        onClick={() => {
          if (disabledReason !== undefined) return
          onDone()
          item.onChoose()
        }}
      >
        {label}
      </button>
      {disabledReason !== undefined && (
        // Outside the button, to stay out of its accessible name.
        <small className="menu-why" id={reasonId} aria-hidden>
          {disabledReason}
        </small>
      )}
    </div>
  )
}
