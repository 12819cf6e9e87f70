import type { JSX, ReactNode } from 'react'

/** A fact and its name; one without a value is not known. */
export interface Fact {
  term: string
  value: ReactNode
}

/** Facts as a list of names and values; what is not known is left out. */
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
