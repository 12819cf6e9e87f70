import type { JSX, ReactNode } from 'react'

export function Tag({ children }: { children: ReactNode }): JSX.Element {
  return <span className="tag">{children}</span>
}
