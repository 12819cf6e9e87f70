import { type JSX, useId } from 'react'

import { MenuButton } from './menu-button.tsx'
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
      <MenuButton
        role="menuitem"
        tabIndex={-1}
        className={
          danger && disabledReason === undefined ? 'text-neg-text' : undefined
        }
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
      </MenuButton>
      {disabledReason !== undefined && (
        // Outside the button, to stay out of its accessible name.
        <small
          // Close below the text, wherever that ends in its line.
          className="mt-[calc(0.75rem-var(--control)/2)] block px-2 pb-1.5 text-sm/4 text-ink-3"
          id={reasonId}
          aria-hidden
        >
          {disabledReason}
        </small>
      )}
    </div>
  )
}
