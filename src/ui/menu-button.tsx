import Ellipsis from 'lucide-react/icons/ellipsis'
import {
  type JSX,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useRef,
  useState
} from 'react'

import { IconButton } from './icon-button.tsx'

/** What an open menu is told by its button. */
export interface OpenMenu {
  label: string
  button: RefObject<HTMLElement | null>
  onClose: (focus: 'back' | 'away') => void
}

interface MenuButtonProps {
  /** Whose menu it is: the name of the button and of the menu. */
  label: string
  /** The menu, asked for when it opens; it may have to be loaded. */
  children: (menu: OpenMenu) => ReactNode
}

/** An ellipsis that opens a menu, over whatever would clip it. */
export function MenuButton({ label, children }: MenuButtonProps): JSX.Element {
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
        <Suspense fallback={null}>
          {children({ label, button, onClose: close })}
        </Suspense>
      )}
    </>
  )
}
