import { type ReactNode, useId } from 'react'

import type { AuditedResource } from '../../contract/audit.ts'
import { isNoSuchCall } from '../../contract/request-error.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, NoticeText } from '../../ui/notice.tsx'
import { useQuery } from '../page/use-query.ts'
import { problemText } from '../values/problem-text.ts'
import { AuditLine } from './audit-line.tsx'
import { activityOf, MORE_ENTRIES } from './audit-trail.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { Section } from './section.tsx'

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
    <Section title={texts.title} titleId={titleId}>
      {state.kind === 'failed' && (
        <Notice place="drawer" role="alert">
          <NoticeText>
            {texts.failed} {problemText(state.error)}
          </NoticeText>
          <Button variant="plain" size="sm" onClick={() => activity.reload()}>
            {messages.list.retry}
          </Button>
        </Notice>
      )}
      {state.kind === 'loading' && <DetailSkeleton as="div" lines={2} />}
      {known?.entries.length === 0 && (
        <p className="text-ink-3">{texts.empty}</p>
      )}
      {known && known.entries.length > 0 && (
        <ol className="mb-2 border-t border-line" aria-labelledby={titleId}>
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
    </Section>
  )
}
