import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import { isRetryable, type RequestError } from '../../contract/request-error.ts'
import { clockText } from '../../format/dates.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, NoticeText } from '../../ui/notice.tsx'
import { StateMessage } from '../../ui/state-message.tsx'
import { useCountdown } from '../page/use-countdown.ts'
import { CopyByHand } from '../values/copy-by-hand.tsx'
import { problemText } from '../values/problem-text.ts'

interface Props {
  error: RequestError
  /** When the rows that are still shown were read, ISO 8601. */
  rowsFrom: string | undefined
  /** Those rows have other filters. */
  otherFilters: boolean
  onRetry: () => void
}

/** A note over old rows, or in place of rows. */
export function ListFailure(props: Props): ReactNode {
  const { error, rowsFrom, onRetry } = props
  const zone = useStore($zone, { ssr: 'initial' })
  const text = problemText(error)
  const [wait, startWait] = useCountdown()
  const { requestId, retryAfter } = error.facts
  // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  useEffect(() => startWait(retryAfter ?? 0), [error])
  const remark = props.otherFilters
    ? messages.list.failedOther
    : messages.list.failedSavedRows
  const actions = (
    <>
      {isRetryable(error.kind) && (
        <Button
          variant={rowsFrom ? 'plain' : 'primary'}
          aria-disabled={wait > 0 || undefined}
          onClick={() => wait === 0 && onRetry()}
        >
          {messages.list.retry}
        </Button>
      )}
      <CopyDetails error={error} text={text} />
      {wait > 0 && (
        <span
          role="timer"
          className={
            rowsFrom
              ? 'min-w-40 flex-1'
              : 'basis-full text-center text-sm/4 text-ink-3'
          }
        >
          {messages.actions.wait(wait)}
        </span>
      )}
    </>
  )
  if (rowsFrom === undefined) {
    return (
      <StateMessage
        scene="error"
        role="alert"
        title={messages.list.failed}
        text={text}
        detail={requestId && plainName(requestId)}
      >
        {actions}
      </StateMessage>
    )
  }
  return (
    <Notice place="list" role="alert">
      <NoticeText>
        <b>{messages.list.failed}.</b> {text}{' '}
        {remark(clockText(rowsFrom, zone))}
        {requestId && <span className="mono"> {plainName(requestId)}</span>}
      </NoticeText>
      {actions}
    </Notice>
  )
}

function CopyDetails(props: { error: RequestError; text: string }): ReactNode {
  const [result, setResult] = useState<'none' | 'copied' | 'denied'>('none')
  const details = `${props.text} ${JSON.stringify(props.error.facts)}`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(details)
      setResult('copied')
    } catch {
      setResult('denied')
    }
  }
  return (
    <>
      <Button variant="plain" onClick={() => void copy()}>
        {result === 'copied' ? messages.list.copied : messages.list.copyDetails}
      </Button>
      {result === 'denied' && (
        <CopyByHand text={details} onDone={() => setResult('none')} />
      )}
    </>
  )
}
