import type { JSX, ReactNode } from 'react'

export interface Fact {
  term: string
  value: ReactNode
}

/** Unknown facts are left out. */
export function FactList({
  facts
}: {
  facts: readonly Fact[]
}): JSX.Element | null {
  const known = facts.filter(({ value }) => isKnown(value))
  if (known.length === 0) return null
  return (
    <dl className="facts">
      {known.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function isKnown(value: ReactNode): boolean {
  return (
    value !== undefined && value !== null && value !== '' && value !== false
  )
}
