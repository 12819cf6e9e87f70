import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { RowsView } from '../../features/list/rows-view.ts'
import { messages } from '../../messages.ts'
import { userTransactionsList } from '../lists.ts'
import { transactionColumns } from './transaction-columns.tsx'

export const userTransactionRows: RowsView<Transaction> = {
  list: userTransactionsList,
  columns: transactionColumns('none'),
  rowKey: entry => entry.id,
  rowName: entry => messages.transactions.named(entry.id),
  days: { field: 'createdAt', instant: entry => entry.createdAt },
  hasMenu: true
}
