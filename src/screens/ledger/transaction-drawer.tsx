import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type {
  Transaction,
  TransactionDetail
} from '../../contract/ledger/transaction.ts'
import { Activity } from '../../features/drawer/activity.tsx'
import {
  DetailDrawer,
  type DetailHead
} from '../../features/drawer/detail-drawer.tsx'
import { DetailSkeleton } from '../../features/drawer/detail-skeleton.tsx'
import {
  transactionDetail,
  userTransactionDetail
} from '../../features/drawer/details.ts'
import type { DrawerProps } from '../../features/drawer/drawer-props.ts'
import { Metadata } from '../../features/drawer/metadata.tsx'
import { Section } from '../../features/drawer/section.tsx'
import { useAmountText } from '../../features/values/use-amount-text.ts'
import { messages } from '../../messages.ts'
import { BalanceStory } from './balance-story.tsx'
import { EntryAmount } from './entry-amount.tsx'
import { $entryNames, withNames } from './entry-names.ts'
import { EntryStatus } from './entry-status.tsx'
import { MovementTable } from './movement-table.tsx'
import { NamedFacts } from './named-facts.tsx'
import type { Ledger } from './row-names.ts'
import { transactionRowActions } from './transaction-row-actions.ts'
import { TransactionType } from './transaction-type.tsx'

export function TransactionDrawer(part: DrawerProps<Transaction>): ReactNode {
  return <EntryDrawer part={part} detail={transactionDetail} ledger="house" />
}

/** Of a user's ledger. */
export function UserTransactionDrawer(
  part: DrawerProps<Transaction>
): ReactNode {
  return (
    <EntryDrawer part={part} detail={userTransactionDetail} ledger="user" />
  )
}

function EntryDrawer(props: {
  part: DrawerProps<Transaction>
  detail: typeof transactionDetail
  ledger: Ledger
}): ReactNode {
  const { part, detail, ledger } = props
  const { id, open, hrefOfOpen } = part
  const amountText = useAmountText()
  const names = useStore($entryNames, { ssr: 'initial' })
  return (
    <DetailDrawer<Transaction, TransactionDetail>
      part={part}
      detail={detail}
      noun={messages.drawer.transaction}
      head={headOf}
      rowActions={entry =>
        transactionRowActions(withNames(entry, names, ledger), amountText)
      }
      notes="transactions"
    >
      {(entry, value, isComing) => (
        <>
          <BalanceStory entry={entry} hrefOfOpen={hrefOfOpen} />
          <NamedFacts entry={entry} ledger={ledger} hrefOfOpen={hrefOfOpen} />
          {entry.metadata && <Metadata metadata={entry.metadata} />}
          {isComing && (
            // Reserves the place of the movement, so nothing below moves.
            <Section>
              <DetailSkeleton lines={2} />
            </Section>
          )}
          {value && value.entries.length > 0 && (
            <MovementTable
              entries={value.entries}
              shownId={value.id}
              hrefOfOpen={hrefOfOpen}
            />
          )}
          <Activity of="transactions" id={id} open={open} />
        </>
      )}
    </DetailDrawer>
  )
}

function headOf(entry: Transaction): DetailHead {
  return {
    title: (
      <>
        <TransactionType value={entry.type} /> <EntryAmount entry={entry} />
      </>
    ),
    badge: <EntryStatus pill entry={entry} />
  }
}
