import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { LongText } from '../../values/long-text.tsx'
import { UntrustedText } from '../../values/untrusted-text.tsx'
import type { Review } from '../movement-review.ts'
import type { OpenAction } from '../open-action.ts'
import { optionalCode } from '../read-values.ts'
import { ReviewTable } from './review-table.tsx'

interface Props {
  action: OpenAction
  review: Review
  children: ReactNode
}

export function ReviewContent(props: Props): ReactNode {
  const { values } = props.action
  const reference = optionalCode(values, 'reference')
  return (
    <>
      <ReviewTable review={props.review} />
      <dl className="grid grid-cols-[--spacing(22)_minmax(0,1fr)] gap-y-1">
        <dt className="text-ink-3">{messages.fields.reason}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">
          <LongText text={values['reason']?.trim() ?? ''} />
        </dd>
        {reference && (
          <>
            <dt className="text-ink-3">{messages.fields.reference}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <UntrustedText className="mono" text={reference} />
            </dd>
          </>
        )}
      </dl>
      {props.children}
    </>
  )
}
