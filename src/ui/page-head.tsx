import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  count?: string | undefined
  lead?: string | undefined
  children?: ReactNode
}

export function PageHead({ title, count, lead, children }: Props): ReactNode {
  return (
    <header className="head">
      <h1 tabIndex={-1} data-focus-fallback>
        {title}
      </h1>
      {count !== undefined && <span className="count">{count}</span>}
      <span className="grow" />
      {children}
      {lead !== undefined && <p className="lead">{lead}</p>}
    </header>
  )
}
