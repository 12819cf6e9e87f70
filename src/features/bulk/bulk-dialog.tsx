import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { actionTexts } from '../actions/action-wording.ts'
import { definitionOf } from '../actions/definition-of.ts'
import { StepDialog, type StepView } from '../actions/step-dialog.tsx'
import { useLeaveGuard } from '../actions/use-leave-guard.ts'
import { useLeave } from '../actions/use-leave.ts'
import { useAmountText } from '../values/use-amount-text.ts'
import { readBulk } from './bulk-actions.ts'
import { ReadButtons, RunButtons } from './bulk-buttons.tsx'
import type { BulkProgress, BulkRun } from './bulk-progress.ts'
import { type Filling, questionFields } from './bulk-question-fields.tsx'
import { questionText } from './bulk-question-text.ts'
import { BulkReading } from './bulk-reading.tsx'
import { BulkResults } from './bulk-results.tsx'
import { BulkStatus } from './bulk-status.tsx'
import { countOf } from './bulk-texts.ts'
import {
  askOpposite,
  closeBulk,
  leaveQuestion,
  stopBulk,
  submitBulk
} from './bulk.ts'
import {
  type Bulk,
  type BulkReadState,
  type BulkState,
  requestCount
} from './open-bulk.ts'

const $notStarted: ReadableAtom<BulkProgress> = atom({
  phase: { kind: 'running' },
  items: []
})
const texts = messages.bulk

/** More results would move the buttons as they arrive. */
const FEW = 5

interface Props {
  bulk: Bulk
  /** False while closing. */
  open: boolean
}

/** An action of many rows: fill, reading, progress, results. */
export function BulkDialog({ bulk, open }: Props): ReactNode {
  const { action, state } = bulk
  const started = state.kind === 'started'
  const progress = useStore(started ? state.run.$progress : $notStarted)
  const ended = started && progress.phase.kind === 'ended'
  const sending = open && started && !ended
  const { title } = messages.actions.inBulk[action]
  const zone = useStore($zone)
  const amountText = useAmountText()
  const currencies = useStore($currencies)
  const askToDiscard = useLeave(open && state.kind === 'filling', leaveQuestion)
  const askToStop = useLeave(sending, stopBulk)
  const askToClose = useLeave(open && ended, closeBulk)
  const askToTakeBack = useLeave(open && ended, askOpposite)
  const hasUnknown = progress.items.some(item => item.state.kind === 'unknown')
  useLeaveGuard(open && (sending || hasUnknown || isTyped(state)))

  const loss = hasUnknown ? messages.actions.leaveUnknown : undefined

  function close(): void {
    askToClose(loss)
  }

  function fill(filling: Filling): StepView {
    const { question, values } = filling
    const { tone } = definitionOf(action)
    const name = title(countOf(action, requestCount(question)))
    return {
      name: state.kind,
      role: 'alertdialog',
      title: texts.question(name),
      description: questionText(question, zone, amountText, currencies),
      question: state.kind,
      fields: questionFields(action, filling),
      buttons: {
        back: actionTexts(action, '').back,
        accept: name,
        variant: tone,
        isFilled: readBulk(action, values).kind === 'command',
        onAccept: submitBulk
      },
      onLeave: () =>
        askToDiscard(isTyped(state) ? messages.actions.discard : undefined)
    }
  }

  function read(shown: BulkReadState): StepView {
    return {
      name: shown.kind,
      title: title(countOf(action, readCount(shown))),
      question: shown.kind,
      content: <BulkReading action={action} state={shown} />,
      footer: <ReadButtons action={action} state={shown} />,
      onLeave: closeBulk
    }
  }

  function send(run: BulkRun): StepView {
    const { phase, items } = progress
    const waiting = items.filter(item => item.state.kind === 'waiting').length
    const { leave } = texts
    const rest = { ...leave, text: leave.text(countOf(action, waiting)) }
    // A run may be stopped or paused at once; what goes on after it may not.
    const isQuestion = phase.kind === 'paused' || phase.kind === 'ended'
    return {
      name: state.kind,
      title: title(countOf(action, items.length)),
      question: isQuestion ? phase.kind : undefined,
      content: (
        <div
          className={
            items.length > FEW ? 'min-h-[min(36rem,100dvh-20rem)]' : undefined
          }
        >
          <BulkStatus action={action} progress={progress} />
          <BulkResults action={action} items={items} ended={ended} />
        </div>
      ),
      footer: (
        <RunButtons
          key={String(ended)}
          action={action}
          run={run}
          progress={progress}
          onTakeBack={() => askToTakeBack(loss)}
          onClose={close}
        />
      ),
      onLeave: () => (sending ? askToStop(rest) : close())
    }
  }

  function view(): StepView {
    switch (state.kind) {
      case 'filling':
        return fill(state)
      case 'started':
        return send(state.run)
      default:
        return read(state)
    }
  }

  return (
    <StepDialog
      view={view()}
      open={open}
      maximizable={state.kind !== 'filling'}
    />
  )
}

function isTyped(state: BulkState): boolean {
  return (
    state.kind === 'filling' &&
    Object.values(state.values).some(value => value !== '')
  )
}

function readCount(state: BulkReadState): number {
  switch (state.kind) {
    case 'reading':
      return state.expected
    case 'unread':
      return state.source.expected
    case 'miscounted':
      return state.targets.length
  }
}
