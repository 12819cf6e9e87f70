import type { Transaction } from '../../contract/ledger/transaction.ts'
import { messages } from '../../messages.ts'
import { userTransactionsList } from '../../stores/lists.ts'
import { transactionColumns } from '../ledger/transaction-columns.tsx'
import type { RowsView } from '../list/rows-view.ts'

/** The rows of this list, as a page shows them first. */
export const userTransactionRows: RowsView<Transaction> = {
  list: userTransactionsList,
  columns: transactionColumns('none'),
  rowKey: entry => entry.id,
  rowName: entry => messages.transactions.named(entry.id),
  days: { field: 'createdAt', instant: entry => entry.createdAt },
  hasMenu: true
}
