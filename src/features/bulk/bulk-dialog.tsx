import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { type ReactNode, useEffect, useRef } from 'react'

import { messages } from '../../messages.ts'
import { confirmWhile } from '../../stores/confirm-while.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { BulkAction } from '../actions/action-definition.ts'
import { useLeaveGuard } from '../actions/use-leave-guard.ts'
import { BulkButtons } from './bulk-buttons.tsx'
import type { BulkProgress } from './bulk-progress.ts'
import { BulkReading } from './bulk-reading.tsx'
import { BulkResults } from './bulk-results.tsx'
import { BulkStatus } from './bulk-status.tsx'
import { countOf } from './bulk-texts.ts'
import { closeBulk, stopBulk } from './bulk.ts'
import type { Bulk, BulkState } from './open-bulk.ts'

const $none: ReadableAtom<BulkProgress | undefined> = atom(undefined)

/** More results would move the buttons as they arrive. */
const FEW = 5

interface Props {
  bulk: Bulk
  /** False while closing. */
  open: boolean
}

export function BulkDialog({ bulk, open }: Props): ReactNode {
  const { action, state } = bulk
  const run = state.kind === 'started' ? state.run : undefined
  const progress = useStore(run?.$progress ?? $none)
  const ended = progress?.phase.kind === 'ended'
  const sending = open && progress !== undefined && !ended
  const primary = useRef<HTMLButtonElement>(null)
  const stopAsking = useRef<() => void>(undefined)

  useLeaveGuard(sending)
  useEffect(() => {
    // Whether to stop is no longer a question.
    if (!sending) stopAsking.current?.()
    // The buttons change, and the focus would be lost with them.
    if (open && (ended || sending)) primary.current?.focus()
  }, [open, ended, sending])

  return (
    <Dialog
      open={open}
      question={questionOf(state, progress)}
      onOpenChange={() => {
        if (sending) stopAsking.current = confirmStop(action, progress)
        else closeBulk()
      }}
      title={messages.actions.inBulk[action].title(
        countOf(action, sizeOf(bulk, progress))
      )}
      modal
      maximizable
      initialFocus={primary}
      footer={<BulkButtons ref={primary} state={state} progress={progress} />}
    >
      {progress ? (
        <div
          className={
            progress.items.length > FEW
              ? 'min-h-[min(36rem,100dvh-20rem)]'
              : undefined
          }
        >
          <BulkStatus action={action} progress={progress} />
          <BulkResults action={action} items={progress.items} ended={ended} />
        </div>
      ) : (
        <BulkReading action={action} state={state} />
      )}
    </Dialog>
  )
}

function sizeOf({ state }: Bulk, progress: BulkProgress | undefined): number {
  if (progress) return progress.items.length
  switch (state.kind) {
    case 'reading':
      return state.expected
    case 'unread':
      return state.source.expected
    case 'miscounted':
      return state.targets.length
    case 'started':
      return 0
  }
}

/** A run may be stopped or paused at once; what goes on after it may not. */
function questionOf(
  { kind }: BulkState,
  progress: BulkProgress | undefined
): string | undefined {
  if (kind !== 'started') return kind
  const phase = progress?.phase.kind
  return phase === 'paused' || phase === 'ended' ? phase : undefined
}

/** Asks whether to stop a run early. Returns a cleanup function. */
function confirmStop(action: BulkAction, { items }: BulkProgress): () => void {
  const { title, text, accept, reject } = messages.bulk.leave
  const waiting = items.filter(({ state }) => state.kind === 'waiting').length
  return confirmWhile({
    header: title,
    message: text(countOf(action, waiting)),
    acceptLabel: accept,
    rejectLabel: reject,
    tone: 'danger',
    defaultFocus: 'reject',
    accept: stopBulk
  })
}
