import type { JSX, ReactNode } from 'react'

/** A word set apart from its text, such as `unverified`. */
export function Tag({ children }: { children: ReactNode }): JSX.Element {
  return <span className="tag">{children}</span>
}
