import type { ReactNode, Ref } from 'react'

import { backend } from '../../backend/backend.ts'
import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { countOutcomes } from './bulk-item.ts'
import type { BulkProgress, BulkRun } from './bulk-progress.ts'
import { agreeToBulk, closeBulk, rereadBulk } from './bulk.ts'
import type { BulkState } from './open-bulk.ts'

const texts = messages.bulk

interface Props {
  ref: Ref<HTMLButtonElement>
  state: BulkState
  progress: BulkProgress | undefined
}

export function BulkButtons({ ref, state, progress }: Props): ReactNode {
  if (state.kind === 'started') {
    return progress && <RunButtons {...{ ref, progress }} run={state.run} />
  }
  return (
    <>
      <Button
        variant="plain"
        ref={state.kind === 'reading' ? ref : undefined}
        onClick={closeBulk}
      >
        {messages.actions.cancel}
      </Button>
      {state.kind === 'unread' && (
        <Button variant="primary" ref={ref} onClick={() => void rereadBulk()}>
          {texts.readAgain}
        </Button>
      )}
      {state.kind === 'miscounted' && state.targets.length > 0 && (
        <Button variant="primary" ref={ref} onClick={agreeToBulk}>
          {texts.proceed}
        </Button>
      )}
    </>
  )
}

function RunButtons(props: {
  ref: Ref<HTMLButtonElement>
  run: BulkRun
  progress: BulkProgress
}): ReactNode {
  const { ref, run, progress } = props
  const { phase, items } = progress
  if (phase.kind === 'ended') {
    const { failed, unknown, unsent } = countOutcomes(items)
    // Without keys nobody knows whether sending it again does it twice.
    const open = backend.idempotencyKeys ? failed + unknown : failed
    const over = phase.reason === 'signed-out'
    return (
      <>
        {open > 0 && !over && (
          <Button variant="plain" onClick={run.retry}>
            {texts.retry(countText(open))}
          </Button>
        )}
        {unsent > 0 && !over && (
          <Button variant="plain" onClick={run.sendRest}>
            {texts.sendRest(countText(unsent))}
          </Button>
        )}
        <Button variant="primary" ref={ref} onClick={closeBulk}>
          {texts.close}
        </Button>
      </>
    )
  }
  const paused = phase.kind === 'paused'
  const stopping = phase.kind === 'stopping'
  return (
    <>
      <Button
        variant="plain"
        busy={stopping}
        onClick={() => run.stop('stopped')}
      >
        {texts.stop}
      </Button>
      <Button
        variant="primary"
        ref={ref}
        aria-disabled={stopping || undefined}
        onClick={paused ? run.proceed : () => run.pause('person')}
      >
        {paused ? texts.proceed : texts.pause}
      </Button>
    </>
  )
}
