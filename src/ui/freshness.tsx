import type { JSX, ReactNode } from 'react'

// What is beside it stays while the age counts up: a width for each place.
const HEAD =
  '-me-1.5 ms-auto min-w-39 justify-end max-sm:min-w-41 max-3xs:min-w-0'
const PLACE = {
  head: HEAD,
  bar: '-me-1.5 ms-auto min-w-39 justify-end max-sm:min-w-0',
  foot: 'min-w-39 flex-1 justify-between max-sm:min-w-41'
}

interface FreshnessProps {
  place: keyof typeof PLACE
  children: ReactNode
}

/** How old something is, and the button that renews it. */
export function Freshness({ place, children }: FreshnessProps): JSX.Element {
  return (
    <span
      data-slot="freshness"
      className={`flex items-center gap-2 text-sm/7 text-ink-3 print:hidden ${PLACE[place]}`}
    >
      {children}
    </span>
  )
}
