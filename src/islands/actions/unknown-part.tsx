import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import type { ActionState } from '../../stores/actions/open-action.ts'
import { failureText } from './failure-text.ts'
import { OutcomeBox } from './outcome-box.tsx'
import { RequestId } from './request-id.tsx'

const words = messages.actions.unknown

interface Props {
  state: Extract<ActionState, { kind: 'unknown' }>
}

/** Nobody answered: what is known of it, and what the check has said. */
export function UnknownPart({ state: { error, check } }: Props): ReactNode {
  return (
    <OutcomeBox title={words.title}>
      <p>
        {failureText(error)} <RequestId id={error.facts.requestId} />
      </p>
      <p>{check === 'unasked' ? words.text : words[check]}</p>
    </OutcomeBox>
  )
}
