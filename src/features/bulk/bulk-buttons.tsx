import type { ReactNode, Ref } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { countOutcomes } from './bulk-item.ts'
import type { BulkProgress, BulkRun } from './bulk-progress.ts'
import { agreeToBulk, closeBulk, rereadBulk } from './bulk.ts'
import type { BulkState } from './open-bulk.ts'

const words = messages.bulk

interface Props {
  /** The button that is pressed next. */
  ref: Ref<HTMLButtonElement>
  state: BulkState
  /** Of a run that has begun. */
  progress: BulkProgress | undefined
}

/** What can be done with a run where it stands. */
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
          {words.readAgain}
        </Button>
      )}
      {state.kind === 'miscounted' && state.targets.length > 0 && (
        <Button variant="primary" ref={ref} onClick={agreeToBulk}>
          {words.proceed}
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
    const open = failed + unknown
    const over = phase.reason === 'signed-out'
    return (
      <>
        {open > 0 && !over && (
          <Button variant="plain" onClick={run.retry}>
            {words.retry(countText(open))}
          </Button>
        )}
        {unsent > 0 && !over && (
          <Button variant="plain" onClick={run.sendRest}>
            {words.sendRest(countText(unsent))}
          </Button>
        )}
        <Button variant="primary" ref={ref} onClick={closeBulk}>
          {words.close}
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
        {words.stop}
      </Button>
      <Button
        variant="primary"
        ref={ref}
        aria-disabled={stopping || undefined}
        onClick={paused ? run.proceed : () => run.pause('person')}
      >
        {paused ? words.proceed : words.pause}
      </Button>
    </>
  )
}
