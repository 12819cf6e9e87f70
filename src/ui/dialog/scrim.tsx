import type { JSX } from 'react'

const LOOK = {
  dialog:
    'z-dialog motion-safe:animate-scrim-in motion-safe:data-[state=closed]:animate-scrim-out',
  drawer:
    'z-drawer motion-safe:animate-drawer-scrim-in motion-safe:data-[state=closed]:animate-drawer-scrim-out',
  palette: 'z-dialog'
}

interface ScrimProps {
  below: keyof typeof LOOK
  open: boolean
  /** A whole click: a press that began or ends elsewhere is none. */
  onClick?: () => void
}

/** Darkens the page, and takes its clicks, until it has closed. */
export function Scrim({ below, open, onClick }: ScrimProps): JSX.Element {
  return (
    <div
      role="presentation"
      data-slot="scrim"
      data-state={open ? 'open' : 'closed'}
      className={`pointer-events-auto fixed inset-0 bg-scrim data-[state=closed]:pointer-events-none ${LOOK[below]}`}
      // A press that closes nothing leaves the focus where it is.
      onMouseDown={event => event.preventDefault()}
      onClick={onClick}
    />
  )
}
