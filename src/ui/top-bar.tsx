import type { ReactNode } from 'react'

interface Props {
  /** Stands at its start; a page of Astro gives it as a slot. */
  start?: ReactNode
  /** What counts for all screens, at its end. */
  children: ReactNode
}

/** The bar over every screen. */
export function TopBar({ start, children }: Props): ReactNode {
  return (
    <div className="top">
      {start}
      <span className="grow" />
      {children}
    </div>
  )
}
