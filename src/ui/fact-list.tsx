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
    <dl>
      {known.map(({ term, value }) => (
        <FactLine key={term} term={term}>
          {value}
        </FactLine>
      ))}
    </dl>
  )
}

interface FactLineProps {
  term: ReactNode
  children: ReactNode
}

export function FactLine({ term, children }: FactLineProps): JSX.Element {
  return (
    <div className="grid grid-cols-[--spacing(28)_minmax(0,1fr)] items-baseline">
      <dt className="py-1.5 wrap-anywhere text-ink-3">{term}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 py-1.5 whitespace-pre-line">
        {children}
      </dd>
    </div>
  )
}

function isKnown(value: ReactNode): boolean {
  return (
    value !== undefined && value !== null && value !== '' && value !== false
  )
}
