import type { ReactNode } from 'react'

interface Props {
  /** An Astro page passes it as a slot. */
  start?: ReactNode
  children: ReactNode
}

export function TopBar({ start, children }: Props): ReactNode {
  return (
    <div className="top">
      {start}
      <span className="grow" />
      {children}
    </div>
  )
}
