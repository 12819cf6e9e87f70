import { type ReactNode, useId } from 'react'

import type { AuditedResource } from '../../contract/audit.ts'
import { isNoSuchCall } from '../../contract/request-error.ts'
import { messages } from '../../messages.ts'
import { useQuery } from '../page/use-query.ts'
import { AuditLine } from './audit-line.tsx'
import { activityOf } from './audit-trail.ts'
import { GrowingList } from './growing-list.tsx'
import { Section } from './section.tsx'

const texts = messages.actions.activity

interface Props {
  of: AuditedResource
  id: string
  open: boolean
  /** For amounts without one: the wallet's. */
  currency?: string
}

/** What was done to a thing, not by it. Empty where the API keeps no record. */
export function Activity({ of, id, open, currency }: Props): ReactNode {
  const titleId = useId()
  const trail = activityOf(of)
  const state = useQuery(trail, id, open)
  if (state.kind === 'failed' && isNoSuchCall(state.error)) return null
  const thing = texts.things[of]
  const shown = { resource: of, id }
  return (
    <Section title={texts.title(thing)} titleId={titleId}>
      <GrowingList
        query={trail}
        state={state}
        labelledBy={titleId}
        failed={texts.failed}
        empty={texts.empty(thing)}
      >
        {entry => (
          <AuditLine
            key={entry.id}
            entry={entry}
            shown={shown}
            currency={currency}
          />
        )}
      </GrowingList>
    </Section>
  )
}
