import type { ReactNode } from 'react'

import { messages } from '../messages.ts'
import { walletTransactionsList } from '../stores/lists.ts'
import { ListScreen } from './list-screen.tsx'
import { walletTransactionColumns } from './transaction-columns.tsx'
import { transactionFilters } from './transaction-filters.ts'

const words = {
  ...messages.transactions,
  title: messages.walletTransactions.title,
  emptyText: messages.transactions.emptyWallets
}

/** The wallet is chosen on the screen of the wallets. */
const filters = [
  ...transactionFilters,
  { name: 'walletId', label: messages.transactions.wallet, options: [] }
]

/** The entries of all system wallets, or of the one in the address. */
export function WalletTransactionsScreen(): ReactNode {
  return (
    <ListScreen
      list={walletTransactionsList}
      words={words}
      columns={walletTransactionColumns}
      rowKey={entry => entry.id}
      filters={filters}
    />
  )
}
