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
import { Status } from '../../features/values/status-word.tsx'
import {
  type AmountText,
  useAmountText
} from '../../features/values/use-amount-text.ts'
import { MINUS } from '../../format/money.ts'
import {
  transactionStatus,
  transactionTypes,
  wordOf
} from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { BalanceStory } from './balance-story.tsx'
import { EntryAmount } from './entry-amount.tsx'
import { MovementTable } from './movement-table.tsx'
import { TransactionFacts } from './transaction-facts.tsx'
import { transactionRowActions } from './transaction-row-actions.ts'
import { TransactionType } from './transaction-type.tsx'

export function TransactionDrawer(part: DrawerProps<Transaction>): ReactNode {
  return <EntryDrawer part={part} detail={transactionDetail} />
}

/** Of a user's ledger. */
export function UserTransactionDrawer(
  part: DrawerProps<Transaction>
): ReactNode {
  return <EntryDrawer part={part} detail={userTransactionDetail} />
}

function EntryDrawer(props: {
  part: DrawerProps<Transaction>
  detail: typeof transactionDetail
}): ReactNode {
  const { part, detail } = props
  const { id, open, hrefOfOpen } = part
  const amountText = useAmountText()
  return (
    <DetailDrawer<Transaction, TransactionDetail>
      part={part}
      detail={detail}
      noun={messages.drawer.transaction}
      head={headOf}
      rowActions={entry =>
        transactionRowActions(entry, nameOf(entry, amountText))
      }
    >
      {(entry, value, isComing) => (
        <>
          <BalanceStory entry={entry} />
          <TransactionFacts entry={entry} hrefOfOpen={hrefOfOpen} />
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

function nameOf(
  { type, direction, amount, currency, reference, id }: Transaction,
  amountText: AmountText | undefined
): string {
  const sign = direction === 'debit' ? MINUS : '+'
  const text = amountText
    ? `${sign}${amountText(amount, currency)} ${currency}`
    : (reference ?? id)
  return `${wordOf(transactionTypes, type)} ${text}`
}

function headOf(entry: Transaction): DetailHead {
  return {
    title: (
      <>
        <TransactionType value={entry.type} /> <EntryAmount entry={entry} />
      </>
    ),
    badge: <Status pill table={transactionStatus} value={entry.status} />
  }
}
