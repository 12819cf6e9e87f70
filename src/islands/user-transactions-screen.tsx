import type { ReactNode } from 'react'

import { messages } from '../messages.ts'
import { userTransactionsList } from '../stores/lists.ts'
import { ListScreen } from './list-screen.tsx'
import { userTransactionColumns } from './transaction-columns.tsx'
import { transactionFilters } from './transaction-filters.ts'
import { UserHead } from './user-head.tsx'

const words = {
  ...messages.transactions,
  title: messages.userTransactions.title,
  emptyText: messages.transactions.emptyUser
}

/** The entries of one user's wallets, under who he is and what he holds. */
export function UserTransactionsScreen(): ReactNode {
  return (
    <ListScreen
      list={userTransactionsList}
      words={words}
      columns={userTransactionColumns}
      rowKey={entry => entry.id}
      filters={transactionFilters}
      head={<UserHead />}
    />
  )
}
