import type { JSX, ReactNode } from 'react'
import { useRef, useState } from 'react'

import { messages } from '../messages.ts'
import { RESULTS_KEY, useToastFocus } from './use-toast-focus.ts'
import { useToastPosition } from './use-toast-position.ts'

const STACK = 'grid gap-2 empty:absolute'

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
      data-slot="toasts"
      // At the top edge, in the middle, where no button of a footer, a dialog
      // or a drawer is; on a phone, above the foot of what is open.
      className="pointer-events-none fixed inset-x-0 top-3 z-toast mx-auto grid w-90 max-w-[calc(100vw-2rem)] gap-2 max-sm:top-auto max-sm:bottom-[calc(var(--toasts-foot,0px)+--spacing(2))] max-sm:max-h-2/5 max-sm:overflow-y-auto print:hidden"
      tabIndex={-1}
      aria-label={messages.ui.results(RESULTS_KEY)}
      aria-keyshortcuts={RESULTS_KEY}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...focus}
    >
      <div className={STACK} aria-live="assertive" aria-atomic="false">
        {urgent(paused)}
      </div>
      <div className={STACK} aria-live="polite" aria-atomic="false">
        {polite(paused)}
      </div>
    </section>
  )
}
