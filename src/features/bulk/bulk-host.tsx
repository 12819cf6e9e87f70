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

export function BulkHost({ asked }: BulkHostProps): ReactNode {
  const bulk = useStore($bulk)
  // Keeps the last content while the dialog closes.
  const [last, setLast] = useState(bulk)
  if (bulk && bulk !== last) setLast(bulk)
  const shown = bulk ?? last

  useEffect(() => askBulk(asked), [asked])
  // A run must not continue unseen behind another screen.
  useEffect(() => leaveBulk, [])

  return shown && <BulkDialog bulk={shown} open={bulk !== undefined} />
}
