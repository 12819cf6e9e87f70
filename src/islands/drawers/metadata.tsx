import { type ReactNode, useId } from 'react'

import { messages } from '../../messages.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { jsonText } from './json-text.ts'

interface Props {
  metadata: Record<string, unknown>
}

/** What the server keeps beside an entry, by the server's own names. */
export function Metadata({ metadata }: Props): ReactNode {
  const titleId = useId()
  const facts = Object.entries(metadata).map(([term, value]) => ({
    term,
    value: (
      <bdi className="mono">
        {typeof value === 'string' ? value : jsonText(value)}
      </bdi>
    )
  }))
  if (facts.length === 0) return null
  return (
    <section className="drawer-part" aria-labelledby={titleId}>
      <h3 id={titleId}>{messages.drawer.metadata}</h3>
      <FactList facts={facts} />
    </section>
  )
}
