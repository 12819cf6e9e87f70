import type { Transaction } from '../../contract/ledger/transaction.ts'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { Status } from '../../features/values/status-word.tsx'
import { TimeCell } from '../../features/values/time-cell.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { transactionStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import type { Column } from '../../ui/table/column.ts'
import { amountOfEntry } from './amount-of-entry.ts'
import {
  BalanceAfter,
  Counterparty,
  Description
} from './transaction-cells.tsx'
import { TransactionType } from './transaction-type.tsx'

const texts = messages.transactions

/** `owner` is whose wallet is named. */
export function transactionColumns(
  owner: 'none' | 'wallet'
): Column<Transaction>[] {
  const columns: Column<Transaction>[] = [
    {
      id: 'time',
      head: texts.time,
      sortField: 'createdAt',
      width: 'time',
      card: 'meta',
      cell: (entry, rowContext) => (
        <OpenLink
          address={rowContext.address}
          id={entry.id}
          className="row-link"
        >
          <TimeCell
            instant={entry.createdAt}
            mode="day-and-clock"
            rowContext={rowContext}
          />
        </OpenLink>
      )
    },
    {
      id: 'type',
      head: texts.type,
      sortField: 'type',
      width: 'transaction-type',
      card: 'title',
      cell: entry => <TransactionType value={entry.type} />
    },
    {
      id: 'status',
      head: texts.status,
      sortField: 'status',
      width: 'status',
      card: 'mark',
      cell: entry => <Status table={transactionStatus} value={entry.status} />
    },
    wallet,
    {
      id: 'description',
      head: texts.description,
      card: 'subtitle',
      optional: owner === 'wallet',
      cell: (entry, rowContext) => (
        <Description entry={entry} rowContext={rowContext} />
      )
    },
    ...details
  ]
  return columns.filter(column => owner === 'wallet' || column !== wallet)
}

const wallet: Column<Transaction> = {
  id: 'wallet',
  head: texts.wallet,
  width: 'person',
  card: 'subtitle',
  cell: entry => <UntrustedText text={entry.walletName ?? undefined} />
}

const details: Column<Transaction>[] = [
  {
    id: 'counterparty',
    head: texts.counterparty,
    width: 'person',
    card: 'aside',
    cell: entry => <Counterparty entry={entry} />
  },
  {
    id: 'reference',
    head: texts.reference,
    width: 'reference',
    card: 'hidden',
    cell: entry => <UntrustedText className="mono" text={entry.reference} />
  },
  {
    id: 'by',
    head: texts.by,
    width: 'person',
    card: 'hidden',
    cell: ({ operator }) => (
      <UntrustedText
        text={operator === null ? texts.bySystem : operator?.name}
      />
    )
  },
  {
    id: 'amount',
    head: texts.amount,
    sortField: 'amount',
    width: 'money',
    money: true,
    card: 'value',
    cell: (entry, { currencies }) => (
      <MoneyCell {...amountOfEntry(entry)} currencies={currencies} />
    )
  },
  {
    id: 'balanceAfter',
    head: texts.balanceAfter,
    width: 'money',
    money: true,
    card: 'line',
    cell: (entry, rowContext) => (
      <BalanceAfter entry={entry} rowContext={rowContext} />
    )
  },
  {
    id: 'id',
    head: texts.id,
    width: 'reference',
    card: 'hidden',
    optional: true,
    cell: entry => <UntrustedText className="mono" text={entry.id} />
  }
]
