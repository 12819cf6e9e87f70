import type { ReactNode } from 'react'

/** The bar over every screen, with what counts for all of them at its end. */
export function TopBar({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="top">
      <span className="grow" />
      {children}
    </div>
  )
}
