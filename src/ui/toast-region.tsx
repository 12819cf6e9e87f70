import type { FocusEvent, JSX, ReactNode } from 'react'
import { useState } from 'react'

import { messages } from '../messages.ts'

interface ToastRegionProps {
  /** What can wait to be said, and what cannot. */
  polite: (paused: boolean) => ReactNode
  urgent: (paused: boolean) => ReactNode
}

/**
 * Where results are told, above everything. It is there before the first of
 * them, or a screen reader would not hear it; `aria-live` keeps it in reach
 * while a dialog hides the rest. Whoever reads one of them stops the time.
 */
export function ToastRegion({ polite, urgent }: ToastRegionProps): JSX.Element {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = hovered || focused

  function leave(event: FocusEvent): void {
    const { currentTarget, relatedTarget } = event
    const inside =
      relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!inside) setFocused(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is watched, not used
    <section
      className="toasts"
      aria-label={messages.ui.results}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <div aria-live="assertive" aria-atomic="false">
        {urgent(paused)}
      </div>
      <div aria-live="polite" aria-atomic="false">
        {polite(paused)}
      </div>
    </section>
  )
}
