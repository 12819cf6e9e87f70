import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import { BulkDialog } from './bulk-dialog.tsx'
import { leaveBulk } from './bulk.ts'
import { confirmBulk, type PendingBulk } from './confirm-bulk.tsx'
import { $bulk } from './open-bulk.ts'

export interface BulkHostProps {
  /** A new object is a new question. */
  requested: PendingBulk
}

export function BulkHost({ requested }: BulkHostProps): ReactNode {
  const bulk = useStore($bulk)
  // Keeps the last content while the dialog closes.
  const [last, setLast] = useState(bulk)
  if (bulk && bulk !== last) setLast(bulk)
  const shown = bulk ?? last

  useEffect(() => confirmBulk(requested), [requested])
  // A run must not continue unseen behind another screen.
  useEffect(() => leaveBulk, [])

  return shown && <BulkDialog bulk={shown} open={bulk !== undefined} />
}
