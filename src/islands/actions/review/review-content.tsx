import type { ReactNode } from 'react'

import type { Preview } from '../../../api/contract/money-commands.ts'
import { messages } from '../../../messages.ts'
import type { OpenAction } from '../../../stores/actions/open-action.ts'
import { LongText } from '../../long-text.tsx'
import { UntrustedText } from '../../untrusted-text.tsx'
import { PreviewTable } from './preview-table.tsx'

const words = messages.actions.fields

interface Props {
  action: OpenAction
  preview: Preview
  /** What has to be typed once more. */
  children: ReactNode
}

/** What would happen, why, and under which reference. */
export function ReviewContent(props: Props): ReactNode {
  const { values } = props.action
  const reference = values['reference']?.trim()
  return (
    <>
      <PreviewTable preview={props.preview} />
      <dl className="review-why">
        <dt>{words.reason}</dt>
        <dd>
          <LongText text={values['reason']?.trim() ?? ''} />
        </dd>
        {reference && (
          <>
            <dt>{words.reference}</dt>
            <dd>
              <UntrustedText className="mono" text={reference} />
            </dd>
          </>
        )}
      </dl>
      {props.children}
    </>
  )
}
