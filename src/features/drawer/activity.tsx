import { type ReactNode, useId } from 'react'

import type { AuditedResource } from '../../contract/audit.ts'
import { isNoSuchCall } from '../../contract/request-error.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { useQuery } from '../page/use-query.ts'
import { problemText } from '../values/problem-text.ts'
import { AuditLine } from './audit-line.tsx'
import { activityOf, MORE_ENTRIES } from './audit-trail.ts'

const texts = messages.actions.activity

interface Props {
  of: AuditedResource
  id: string
  open: boolean
  /** For amounts without one: the wallet's. */
  currency?: string
}

/** Audit entries, newest first. Empty where the API keeps no record. */
export function Activity({ of, id, open, currency }: Props): ReactNode {
  const titleId = useId()
  const activity = activityOf[of]
  const state = useQuery(activity, id, open)
  if (state.kind === 'failed' && isNoSuchCall(state.error)) return null
  const known = state.kind === 'loading' ? undefined : state.answer?.value
  return (
    <section className="drawer-part" aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.title}</h3>
      {state.kind === 'failed' && (
        <div className="notice" role="alert">
          <p>
            {texts.failed} {problemText(state.error)}
          </p>
          <Button variant="plain" size="sm" onClick={() => activity.reload()}>
            {messages.list.retry}
          </Button>
        </div>
      )}
      {state.kind === 'loading' && (
        <div className="detail-skeleton">
          <span className="sr-only">{messages.drawer.loading}</span>
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      )}
      {known?.entries.length === 0 && <p className="dim">{texts.empty}</p>}
      {known && known.entries.length > 0 && (
        <ol className="audit-trail" aria-labelledby={titleId}>
          {known.entries.map(entry => (
            <AuditLine key={entry.id} entry={entry} currency={currency} />
          ))}
        </ol>
      )}
      {known?.hasMore && (
        <Button
          variant="plain"
          size="sm"
          busy={state.kind === 'shown' && state.activity === 'loading'}
          onClick={() => activity.showMore(id)}
        >
          {texts.showMore(MORE_ENTRIES)}
        </Button>
      )}
    </section>
  )
}
