import Ellipsis from 'lucide-react/icons/ellipsis'
import { type JSX, useCallback, useRef, useState } from 'react'

import { IconButton } from './icon-button.tsx'
import { MenuLayer } from './menu-layer.tsx'

/** One line of a menu. */
export interface MenuItem {
  key: string
  label: string
  /** Harms somebody or closes something: stands apart, at the end. */
  danger?: boolean | undefined
  /** Why it cannot be chosen now; left out, it can. */
  off?: string | undefined
  onChoose: () => void
  /** A pointer or the focus has come to it: it may be chosen next. */
  onAhead?: (() => void) | undefined
}

interface MenuButtonProps {
  /** Whose menu it is: the name of the button and of the menu. */
  label: string
  /** Asked for when the menu opens. */
  items: () => readonly MenuItem[]
}

/** An ellipsis that opens a menu, over whatever would clip it. */
export function MenuButton({ label, items }: MenuButtonProps): JSX.Element {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback((focus: 'back' | 'away') => {
    setOpen(false)
    if (focus === 'back') button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <IconButton
        ref={button}
        size="sm"
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {open && (
        <MenuLayer
          label={label}
          items={items()}
          button={button}
          onClose={close}
        />
      )}
    </>
  )
}
