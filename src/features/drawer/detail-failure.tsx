import type { ReactNode } from 'react'

import { isRetryable, type RequestError } from '../../contract/request-error.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, NoticeText } from '../../ui/notice.tsx'
import { CopyId } from '../values/copy-id.tsx'
import { problemText } from '../values/problem-text.ts'

interface Props {
  error: RequestError
  source: 'answer' | 'row' | 'nothing'
  onRetry: () => void
}

export function DetailFailure({ error, source, onRetry }: Props): ReactNode {
  const texts = messages.drawer
  const text = problemText(error)
  const { requestId } = error.facts
  const from = {
    answer: texts.loadedFrom,
    row: texts.fromList,
    nothing: ''
  }[source]
  return (
    <Notice place="drawer" role="alert">
      <NoticeText>
        {/* A missing record is not a failed load. */}
        {error.kind !== 'not-found' && <b>{texts.failed}. </b>}
        {text} {from}
        {requestId && <span className="mono"> {plainName(requestId)}</span>}
      </NoticeText>
      {isRetryable(error.kind) && (
        <Button variant="plain" size="sm" onClick={onRetry}>
          {messages.list.retry}
        </Button>
      )}
      <span className="flex min-w-40 flex-1">
        <CopyId
          place="text"
          text={`${text} ${JSON.stringify(error.facts)}`}
          label={messages.list.copyDetails}
        />
      </span>
    </Notice>
  )
}
