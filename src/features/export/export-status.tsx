import { type ReactNode, useEffect } from 'react'

import { RequestError } from '../../contract/request-error.ts'
import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { circleCheckIcon, triangleAlertIcon } from '../../ui/icons.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useCountdown } from '../page/use-countdown.ts'
import { problemText } from '../values/problem-text.ts'
import type {
  ExportCount,
  ExportOutcome,
  ExportProgress,
  IncompleteExport
} from './export-plan.ts'

interface Props {
  progress: ExportProgress
  /** Plural noun for the rows. */
  texts: string
}

const SIGN = {
  complete: { path: circleCheckIcon, className: 'mt-0.5 text-pos-text' },
  incomplete: { path: triangleAlertIcon, className: 'mt-0.5 text-warn-text' }
}

export function ExportStatus({ progress, texts }: Props): ReactNode {
  const running = progress.kind === 'running'
  const [wait, startWait] = useCountdown()
  const requested = running ? (progress.waitSeconds ?? 0) : 0
  // oxlint-disable-next-line react/exhaustive-deps -- once for each wait
  useEffect(() => startWait(requested), [requested])
  return (
    <div className="grid gap-2 text-ink-2" data-kind={progress.kind}>
      {running && (
        <>
          <ProgressBar
            label={messages.export.progress}
            value={progress.written}
            max={progress.expected}
          />
          <p>{soFar(progress)}</p>
          {wait > 0 && <p role="timer">{messages.export.waiting(wait)}</p>}
        </>
      )}
      {/* Rendered before its text, or it would not be announced. */}
      <output className="flex gap-2 wrap-anywhere">
        {!running && (
          <>
            <Icon {...SIGN[progress.kind]} />
            <span className="min-w-0">{resultText(progress, texts)}</span>
          </>
        )}
      </output>
    </div>
  )
}

function soFar({ written, expected }: ExportCount): string {
  return messages.export.soFar(countText(written), countText(expected))
}

function resultText(outcome: ExportOutcome, texts: string): string {
  const text = messages.export
  if (outcome.kind === 'complete') {
    const { written } = outcome
    const count = soFar({ written, expected: written })
    return text.result(count, texts, outcome.fileName)
  }
  const reason = reasonText(outcome)
  if (isLost(outcome)) return `${text.nothing} ${reason}`
  const result = text.result(soFar(outcome), texts, outcome.fileName)
  return `${result} ${text.incomplete} ${reason}`
}

function reasonText({ reason, error }: IncompleteExport): string {
  if (reason !== 'failed') return messages.export.reasons[reason]
  return error instanceof RequestError
    ? problemText(error)
    : messages.export.unwritable
}

/** If writing itself failed, there is no file at all. */
function isLost({ reason, error }: IncompleteExport): boolean {
  return reason === 'failed' && !(error instanceof RequestError)
}
