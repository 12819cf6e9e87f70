import type { ReactNode } from 'react'

import type { Transaction } from '../../../contract/ledger/transaction.ts'
import { momentText } from '../../../features/values/moment-text.ts'
import { UntrustedText } from '../../../features/values/untrusted-text.tsx'
import {
  entryStatus,
  statusAppearance,
  transactionTypes,
  wordOf
} from '../../../format/status.ts'
import { messages } from '../../../messages.ts'
import { shownStatus } from '../entry-status.tsx'

/** Characters of a reference that fit one line of A4. */
const MAX_LINE = 20

const SHORT = 'mono whitespace-nowrap print:text-xs'
const LONG = 'mono wrap-anywhere print:text-xs'

interface Props {
  entry: Transaction
  zone: string
}

export function StatementEntryCells({ entry, zone }: Props): ReactNode {
  const look = statusAppearance(entryStatus, shownStatus(entry))
  return (
    <>
      <td>
        <time className="whitespace-nowrap" dateTime={entry.createdAt}>
          {momentText(entry.createdAt, zone)}
        </time>
      </td>
      <td>
        <UntrustedText text={wordOf(transactionTypes, entry.type)} />
      </td>
      <td>
        <UntrustedText text={description(entry)} />
      </td>
      <td>
        <UntrustedText
          className={isLong(entry.reference) ? LONG : SHORT}
          text={entry.reference}
        />
      </td>
      <td>
        <UntrustedText text={look?.word ?? entry.status} />
      </td>
    </>
  )
}

/** Whether a reference would push other columns off the paper. */
function isLong(reference: string | undefined): boolean {
  return (reference?.length ?? 0) > MAX_LINE
}

/** Nothing of why an admin did it: the paper is for the user. */
function description(entry: Transaction): string {
  const party = entry.counterparty
  const external =
    party?.kind === 'external' ? messages.transactions.external : party?.id
  return [entry.gameName, party?.name ?? external].filter(Boolean).join(', ')
}
