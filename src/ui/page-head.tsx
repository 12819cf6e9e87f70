import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  /** How many there are in all, already written out. */
  count?: string | undefined
  children?: ReactNode
}

/** The head of a screen: its heading, its total, and what stands at its end. */
export function PageHead({ title, count, children }: Props): ReactNode {
  return (
    <header className="head">
      <h1 tabIndex={-1} data-focus-fallback>
        {title}
      </h1>
      {count !== undefined && <span className="count">{count}</span>}
      <span className="grow" />
      {children}
    </header>
  )
}
