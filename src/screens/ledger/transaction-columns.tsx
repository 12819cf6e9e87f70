import type { Transaction } from '../../contract/ledger/transaction.ts'
import { statusCell, textCell } from '../../features/values/cells.tsx'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { TimeCell } from '../../features/values/time-cell.tsx'
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
const fields = messages.fields

/** `owner` is whose wallet is named. */
export function transactionColumns(
  owner: 'none' | 'wallet'
): Column<Transaction>[] {
  const columns: Column<Transaction>[] = [
    {
      id: 'time',
      head: fields.time,
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
      head: fields.type,
      sortField: 'type',
      width: 'transaction-type',
      card: 'title',
      cell: entry => <TransactionType value={entry.type} />
    },
    {
      id: 'status',
      head: fields.status,
      sortField: 'status',
      width: 'status',
      card: 'mark',
      cell: statusCell(transactionStatus)
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
  head: fields.wallet,
  width: 'person',
  card: 'subtitle',
  cell: textCell(entry => entry.walletName ?? undefined)
}

const details: Column<Transaction>[] = [
  {
    id: 'counterparty',
    head: fields.counterparty,
    width: 'person',
    card: 'aside',
    cell: entry => <Counterparty entry={entry} />
  },
  {
    id: 'reference',
    head: fields.reference,
    width: 'reference',
    cell: textCell(entry => entry.reference, 'mono')
  },
  {
    id: 'by',
    head: fields.by,
    width: 'person',
    cell: textCell(({ operator }) =>
      operator === null ? texts.bySystem : operator?.name
    )
  },
  {
    id: 'amount',
    head: fields.amount,
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
    head: fields.balanceAfter,
    width: 'money',
    money: true,
    card: 'line',
    cell: (entry, rowContext) => (
      <BalanceAfter entry={entry} rowContext={rowContext} />
    )
  },
  {
    id: 'id',
    head: fields.id,
    width: 'reference',
    optional: true,
    cell: textCell(entry => entry.id, 'mono')
  }
]
