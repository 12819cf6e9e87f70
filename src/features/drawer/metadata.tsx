import { type ReactNode, useId } from 'react'

import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { LongText } from '../values/long-text.tsx'
import { jsonText } from './json-text.ts'
import { Section } from './section.tsx'

interface Props {
  metadata: Record<string, unknown>
}

/** Metadata of an entry, under the server's own names. */
export function Metadata({ metadata }: Props): ReactNode {
  const titleId = useId()
  const facts = Object.entries(metadata).map(([term, value]) => ({
    term: plainName(term),
    value: (
      <LongText
        className="mono"
        text={typeof value === 'string' ? value : jsonText(value)}
      />
    )
  }))
  if (facts.length === 0) return null
  return (
    <Section title={messages.fields.metadata} titleId={titleId}>
      <FactList facts={facts} />
    </Section>
  )
}
