import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkItem } from './bulk-item.ts'
import { leaveBulk, openBulk } from './bulk.ts'
import { $bulk, type BulkQuestion } from './open-bulk.ts'

export interface BulkHostProps {
  /** A new object is a new question. */
  requested: BulkQuestion
  /** Called whenever a run has ended, also after a retry. */
  onEnd: (items: readonly BulkItem[]) => void
}

export function BulkHost({ requested, onEnd }: BulkHostProps): ReactNode {
  const bulk = useStore($bulk)
  // Keeps the last content while the dialog closes.
  const [last, setLast] = useState(bulk)
  if (bulk && bulk !== last) setLast(bulk)
  const shown = bulk ?? last
  const run = bulk?.state.kind === 'started' ? bulk.state.run : undefined
  const reportEnd = useEffectEvent(onEnd)

  useEffect(() => openBulk(requested), [requested])
  useEffect(
    () =>
      run?.$progress.subscribe(({ phase, items }) => {
        if (phase.kind === 'ended') reportEnd(items)
      }),
    [run]
  )
  // A run must not continue unseen behind another screen.
  useEffect(() => leaveBulk, [])

  return shown && <BulkDialog bulk={shown} open={bulk !== undefined} />
}
