import { backend } from '../../backend/backend.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import { columnsOf } from '../../features/field-table/columns-of.tsx'
import type { RowsView } from '../../features/list/rows-view.ts'
import { messages } from '../../messages.ts'
import { userTransactionsList } from './ledger-lists.ts'
import { userTransactionFields } from './transaction-fields.tsx'

export const userTransactionRows: RowsView<Transaction> = {
  list: userTransactionsList,
  columns: columnsOf(userTransactionsList, userTransactionFields),
  rowKey: entry => entry.id,
  rowName: entry => messages.transactions.named(entry.id),
  days: { field: 'createdAt', instant: entry => entry.createdAt },
  hasMenu: backend.offers('completeTransaction', 'reverse', 'cancelTransaction')
}
