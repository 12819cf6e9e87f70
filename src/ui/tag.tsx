import type { JSX, ReactNode } from 'react'

/** A word set apart from the text it follows: `unverified`. */
export function Tag({ children }: { children: ReactNode }): JSX.Element {
  return <span className="tag">{children}</span>
}
