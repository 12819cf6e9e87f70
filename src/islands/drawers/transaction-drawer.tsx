import type { ReactNode } from 'react'

import type {
  Transaction,
  TransactionDetail
} from '../../api/contract/transaction.ts'
import {
  statusLook,
  transactionStatus,
  transactionTypes,
  wordOf
} from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import { transactionDetail } from '../../stores/details.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { EntryAmount } from '../ledger/entry-amount.tsx'
import { BalanceStory } from './balance-story.tsx'
import { DetailDrawer, type DetailHead } from './detail-drawer.tsx'
import type { DrawerPart } from './drawer-part.ts'
import { Metadata } from './metadata.tsx'
import { MovementTable } from './movement-table.tsx'
import { TransactionFacts } from './transaction-facts.tsx'

/** One entry, what it did to its balance, and its whole movement. */
export function TransactionDrawer(part: DrawerPart<Transaction>): ReactNode {
  const { hrefOfOpen } = part
  return (
    <DetailDrawer<Transaction, TransactionDetail>
      part={part}
      detail={transactionDetail}
      noun={messages.drawer.transaction}
      head={headOf}
    >
      {(entry, value) => (
        <>
          <BalanceStory entry={entry} />
          <TransactionFacts entry={entry} hrefOfOpen={hrefOfOpen} />
          {entry.metadata && <Metadata metadata={entry.metadata} />}
          {value && (
            <MovementTable
              entries={value.entries}
              shownId={value.id}
              hrefOfOpen={hrefOfOpen}
            />
          )}
        </>
      )}
    </DetailDrawer>
  )
}

function headOf(entry: Transaction): DetailHead {
  return {
    title: (
      <>
        {wordOf(transactionTypes, entry.type)} <EntryAmount entry={entry} />
      </>
    ),
    badge: (
      <StatusBadge
        pill
        look={statusLook(transactionStatus, entry.status)}
        raw={entry.status}
      />
    )
  }
}
