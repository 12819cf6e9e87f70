import { type JSX, useId } from 'react'

import type { MenuItem } from './menu-item.ts'

interface MenuLineProps {
  item: MenuItem
  onDone: () => void
}

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
        // Not `disabled`, so that it can be focused and say why.
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
        // Outside the button, to stay out of its accessible name.
        <small className="menu-why" id={whyId} aria-hidden>
          {off}
        </small>
      )}
    </div>
  )
}
