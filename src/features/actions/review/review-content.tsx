import { Fragment, type ReactNode } from 'react'

import { reasonWords, wordOf } from '../../../format/status.ts'
import { messages } from '../../../messages.ts'
import { LongText } from '../../values/long-text.tsx'
import type { ReviewFact } from '../action-definition.ts'
import type { Review } from '../movement-review.ts'
import type { OpenAction } from '../open-action.ts'
import { optionalCode } from '../read-values.ts'
import { ReviewTable } from './review-table.tsx'

const fields = messages.fields
const own = messages.actions.review.request

interface Props {
  action: OpenAction
  review: Review
  /** Of what somebody asked for, with a reason of their own. */
  facts: readonly ReviewFact[]
  children: ReactNode
}

export function ReviewContent(props: Props): ReactNode {
  const { facts } = props
  const { values } = props.action
  const code = values['reasonCode']
  const isAsked = facts.length > 0
  const lines: readonly (ReviewFact & { className?: string })[] = [
    ...facts,
    {
      term: isAsked ? own.ownReasonCode : fields.reasonCode,
      text: code && wordOf(reasonWords, code)
    },
    {
      term: isAsked ? own.ownReason : fields.reason,
      text: values['reason']?.trim()
    },
    {
      term: fields.reference,
      text: optionalCode(values, 'reference'),
      className: 'mono'
    }
  ]
  return (
    <>
      <ReviewTable review={props.review} />
      <dl className="grid grid-cols-[--spacing(28)_minmax(0,1fr)] gap-x-2 gap-y-1">
        {lines.map(
          ({ term, text, className }) =>
            text && (
              <Fragment key={term}>
                <dt className="text-ink-3">{term}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  <LongText text={text} className={className} />
                </dd>
              </Fragment>
            )
        )}
      </dl>
      {props.children}
    </>
  )
}
