import type { ReactNode } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { BulkAction } from '../actions/action-definition.ts'
import { RequestId } from '../actions/request-id.tsx'
import { problemText } from '../values/problem-text.ts'
import { countOf } from './bulk-texts.ts'
import type { BulkReadState } from './open-bulk.ts'

const texts = messages.bulk

interface Props {
  action: BulkAction
  state: BulkReadState
}

export function BulkReading({ action, state }: Props): ReactNode {
  switch (state.kind) {
    case 'reading': {
      const { read, expected } = state
      return (
        <div className="grid gap-2 wrap-anywhere text-ink-2">
          <ProgressBar label={texts.readProgress} value={read} max={expected} />
          <p>{texts.reading(countText(read), countOf(action, expected))}</p>
        </div>
      )
    }
    case 'unread':
      return (
        <p role="alert">
          {texts.unread} {problemText(state.error)}{' '}
          <RequestId id={state.error.facts.requestId} />
        </p>
      )
    case 'miscounted':
      return (
        <p role="alert">
          {texts.miscounted(
            countOf(action, state.expected),
            countText(state.targets.length)
          )}
        </p>
      )
  }
}
