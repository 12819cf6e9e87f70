import { type ReactNode, useEffect, useRef } from 'react'

import { Icon } from '../../ui/icon.tsx'

interface Props {
  /** One of `ui/icons.ts`. */
  icon: string
  title: string
  children: ReactNode
}

/** Takes the focus, so that it is read first. */
export function OutcomeBox({ icon, title, children }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      className="grid gap-2 wrap-anywhere text-ink-2 outline-none"
      data-slot="outcome"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <h3 className="flex items-start gap-2 font-semibold text-ink">
        <Icon path={icon} className="mt-0.5 text-warn-text" />
        {title}
      </h3>
      {children}
    </div>
  )
}
