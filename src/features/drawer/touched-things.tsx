import type { ReactNode } from 'react'

import type { AuditSubject } from '../../contract/audit.ts'
import { messages } from '../../messages.ts'
import { FactLine } from '../../ui/fact-list.tsx'
import { ThingLink } from './thing-link.tsx'
import type { Touched } from './touched.ts'

const texts = messages.actions.activity

/** Links to what an audit entry touched beside its own thing. */
export function TouchedThings(props: Omit<Touched, 'main'>): ReactNode {
  const { entries, others } = props
  if (entries.length + others.length === 0) return null
  return (
    <dl aria-label={texts.touched}>
      {entries.length > 0 && (
        <FactLine term={messages.drawer.transaction}>
          <Things things={entries} />
        </FactLine>
      )}
      {others.length > 0 && (
        <FactLine term={texts.alsoTouched}>
          {others.map(({ owner, entries: theirs }) => (
            <span
              key={owner ? `${owner.resource}/${owner.id}` : ''}
              className="flex flex-wrap items-baseline gap-x-2"
            >
              <Things things={owner ? [owner, ...theirs] : theirs} />
            </span>
          ))}
        </FactLine>
      )}
    </dl>
  )
}

function Things({ things }: { things: readonly AuditSubject[] }): ReactNode {
  return things.map(thing => (
    <ThingLink key={`${thing.resource}/${thing.id}`} thing={thing} />
  ))
}
