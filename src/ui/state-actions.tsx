import type { JSX, ReactNode } from 'react'

/** Below what a screen says instead of its content. */
export function StateActions({
  children
}: {
  children: ReactNode
}): JSX.Element {
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>
  )
}
