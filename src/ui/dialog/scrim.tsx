import type { JSX, Ref } from 'react'

const LOOK = {
  dialog:
    'z-dialog motion-safe:animate-scrim-in motion-safe:data-[state=closed]:animate-scrim-out',
  drawer:
    'z-drawer motion-safe:animate-drawer-scrim-in motion-safe:data-[state=closed]:animate-drawer-scrim-out'
}

interface ScrimProps {
  below: keyof typeof LOOK
  open: boolean
  ref?: Ref<HTMLDivElement>
}

/** Darkens the page, and takes its clicks, until it has closed. */
export function Scrim({ below, open, ref }: ScrimProps): JSX.Element {
  return (
    <div
      ref={ref}
      data-slot="scrim"
      data-state={open ? 'open' : 'closed'}
      className={`pointer-events-auto fixed inset-0 bg-scrim data-[state=closed]:pointer-events-none ${LOOK[below]}`}
    />
  )
}
