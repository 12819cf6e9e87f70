import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { Status } from '../../features/values/status-word.tsx'
import { entryStatus } from '../../format/status.ts'
import { waitsForApproval } from './open-entry.ts'

interface Props {
  entry: Transaction
  /** See `Status`. */
  pill?: boolean
}

export function EntryStatus({ entry, pill = false }: Props): ReactNode {
  return <Status pill={pill} table={entryStatus} value={shownStatus(entry)} />
}

/** What waits for an admin is not what waits for a bank. */
export function shownStatus(entry: Transaction): string {
  return waitsForApproval(entry) ? 'approval' : entry.status
}
