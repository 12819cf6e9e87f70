import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import { askBulk, type AskedBulk } from './ask-bulk.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { leaveBulk } from './bulk.ts'
import { $bulk } from './open-bulk.ts'

export interface BulkHostProps {
  /** A new object is a new question. */
  asked: AskedBulk
}

/** Asks before many are touched, and shows what becomes of them. */
export function BulkHost({ asked }: BulkHostProps): ReactNode {
  const bulk = useStore($bulk)
  // What was told last stays while the dialog closes.
  const [last, setLast] = useState(bulk)
  if (bulk && bulk !== last) setLast(bulk)
  const shown = bulk ?? last

  useEffect(() => askBulk(asked), [asked])
  // Nobody would see a run go on behind another screen.
  useEffect(() => leaveBulk, [])

  return shown && <BulkDialog bulk={shown} open={bulk !== undefined} />
}
