import type { JSX, ReactNode } from 'react'
import { useRef, useState } from 'react'

import { messages } from '../messages.ts'
import { RESULTS_KEY, useToastFocus } from './use-toast-focus.ts'
import { useToastPosition } from './use-toast-position.ts'

interface ToastRegionProps {
  count: number
  /** By urgency, for `aria-live`. */
  polite: (paused: boolean) => ReactNode
  urgent: (paused: boolean) => ReactNode
}

/**
 * Rendered before the first toast, or screen readers would miss it; `aria-live`
 * keeps it accessible while a dialog hides the rest.
 */
export function ToastRegion(props: ToastRegionProps): JSX.Element {
  const { count, polite, urgent } = props
  const region = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState(false)
  const { focused, ...focus } = useToastFocus(region, count)
  useToastPosition(region, count)
  const paused = hovered || focused
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is watched, not used
    <section
      ref={region}
      className="toasts"
      tabIndex={-1}
      aria-label={messages.ui.results(RESULTS_KEY)}
      aria-keyshortcuts={RESULTS_KEY}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...focus}
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
