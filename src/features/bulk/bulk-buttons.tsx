import { type ReactNode, useEffect, useRef } from 'react'

import { backend } from '../../backend/backend.ts'
import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import type { BulkAction } from '../actions/action-definition.ts'
import { actionTexts } from '../actions/action-wording.ts'
import { oppositeOf } from './bulk-actions.ts'
import { countOutcomes } from './bulk-item.ts'
import type { BulkProgress, BulkRun } from './bulk-progress.ts'
import { agreeToBulk, closeBulk, rereadBulk } from './bulk.ts'
import type { BulkReadState } from './open-bulk.ts'

const texts = messages.bulk
const inBulk = messages.actions.inBulk

export function ReadButtons(props: {
  action: BulkAction
  state: BulkReadState
}): ReactNode {
  const { action, state } = props
  return (
    <>
      <Button variant="plain" onClick={closeBulk}>
        {actionTexts(action, '').back}
      </Button>
      {state.kind === 'unread' && (
        <Button variant="primary" onClick={() => void rereadBulk()}>
          {texts.readAgain}
        </Button>
      )}
      {state.kind === 'miscounted' && state.targets.length > 0 && (
        <Button variant="primary" onClick={agreeToBulk}>
          {texts.proceed}
        </Button>
      )}
    </>
  )
}

/** While it runs, or once it has ended: other buttons, of which one is focused. */
export function RunButtons(props: {
  action: BulkAction
  run: BulkRun
  progress: BulkProgress
  onTakeBack: () => void
  onClose: () => void
}): ReactNode {
  const { action, run, progress } = props
  const { phase, items } = progress
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => ref.current?.focus(), [])
  if (phase.kind === 'ended') {
    const { done, failed, unknown, unsent } = countOutcomes(items)
    // Without keys nobody knows whether sending it again does it twice.
    const open = backend.idempotencyKeys ? failed + unknown : failed
    const over = phase.reason === 'signed-out'
    const opposite = done > 0 && !over ? oppositeOf(action) : undefined
    return (
      <>
        {opposite && (
          <Button variant="plain" onClick={props.onTakeBack}>
            {inBulk[opposite].title(texts.these(done, countText(done)))}
          </Button>
        )}
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
        <Button variant="primary" ref={ref} onClick={props.onClose}>
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
