import type { ReactNode } from 'react'

import type { Preview } from '../../../api/contract/money-commands.ts'
import { messages } from '../../../messages.ts'
import type { OpenAction } from '../../../stores/actions/open-action.ts'
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
        <dd>{values['reason']?.trim()}</dd>
        {reference && (
          <>
            <dt>{words.reference}</dt>
            <dd className="mono">{reference}</dd>
          </>
        )}
      </dl>
      {props.children}
    </>
  )
}
