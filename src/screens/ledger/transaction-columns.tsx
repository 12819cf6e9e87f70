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

const words = messages.transactions

/** The columns of a list of entries; `owner` is whose wallet is named. */
export function transactionColumns(
  owner: 'none' | 'wallet'
): Column<Transaction>[] {
  const columns: Column<Transaction>[] = [
    {
      id: 'time',
      head: words.time,
      sortField: 'createdAt',
      width: 'time',
      card: 'meta',
      cell: (entry, surroundings) => (
        <OpenLink
          address={surroundings.address}
          id={entry.id}
          className="row-link"
        >
          <TimeCell
            instant={entry.createdAt}
            mode="day-and-clock"
            surroundings={surroundings}
          />
        </OpenLink>
      )
    },
    {
      id: 'type',
      head: words.type,
      sortField: 'type',
      width: 'transaction-type',
      card: 'title',
      cell: entry => <TransactionType value={entry.type} />
    },
    {
      id: 'status',
      head: words.status,
      sortField: 'status',
      width: 'status',
      card: 'mark',
      cell: entry => <Status table={transactionStatus} value={entry.status} />
    },
    wallet,
    {
      id: 'description',
      head: words.description,
      card: 'subtitle',
      optional: owner === 'wallet',
      cell: (entry, surroundings) => (
        <Description entry={entry} surroundings={surroundings} />
      )
    },
    ...details
  ]
  return columns.filter(column => owner === 'wallet' || column !== wallet)
}

const wallet: Column<Transaction> = {
  id: 'wallet',
  head: words.wallet,
  width: 'person',
  card: 'subtitle',
  cell: entry => <UntrustedText text={entry.walletName ?? undefined} />
}

const details: Column<Transaction>[] = [
  {
    id: 'counterparty',
    head: words.counterparty,
    width: 'person',
    card: 'aside',
    cell: entry => <Counterparty entry={entry} />
  },
  {
    id: 'reference',
    head: words.reference,
    width: 'reference',
    card: 'hidden',
    cell: entry => <UntrustedText className="mono" text={entry.reference} />
  },
  {
    id: 'by',
    head: words.by,
    width: 'person',
    card: 'hidden',
    cell: ({ operator }) => (
      <UntrustedText
        text={operator === null ? words.bySystem : operator?.name}
      />
    )
  },
  {
    id: 'amount',
    head: words.amount,
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
    head: words.balanceAfter,
    width: 'money',
    money: true,
    card: 'line',
    cell: (entry, surroundings) => (
      <BalanceAfter entry={entry} surroundings={surroundings} />
    )
  },
  {
    id: 'id',
    head: words.id,
    width: 'reference',
    card: 'hidden',
    optional: true,
    cell: entry => <UntrustedText className="mono" text={entry.id} />
  }
]
