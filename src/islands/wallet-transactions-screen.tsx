import type { ReactNode } from 'react'

import type { Transaction } from '../api/contract/transaction.ts'
import { messages } from '../messages.ts'
import { walletTransactionsList } from '../stores/lists.ts'
import { $walletNames } from '../stores/names.ts'
import { createSelection } from '../stores/selection.ts'
import { exportPart } from './export-part.tsx'
import { listChart } from './list-chart.tsx'
import { ListScreen } from './list-screen.tsx'
import type { ListView } from './list-view.ts'
import { NetFigures } from './net-figures.tsx'
import { screenPart } from './screen-part.tsx'
import { transactionColumns } from './transaction-columns.tsx'
import {
  transactionFilters,
  transactionReaders
} from './transaction-filters.ts'

const words = messages.transactions

const view: ListView<Transaction> = {
  list: walletTransactionsList,
  words: {
    ...words,
    title: messages.walletTransactions.title,
    emptyText: words.emptyWallets
  },
  columns: transactionColumns(walletTransactionsList, 'wallet'),
  rowKey: transactionReaders.key,
  rowName: entry => words.named(entry.id),
  filters: [
    {
      kind: 'named',
      name: 'walletId',
      label: words.wallet,
      quick: true,
      names: $walletNames
    },
    ...transactionFilters,
    { kind: 'text', name: 'userId', label: words.userId }
  ],
  readers: transactionReaders,
  selection: createSelection(transactionReaders.key),
  exported: {
    fileName: 'system-wallet-transactions',
    part: exportPart(
      'system-wallets-transactions',
      async () =>
        (await import('./export-fields/transaction-fields.ts'))
          .transactionFields
    )
  },
  drawer: screenPart(
    'system-wallets-transactions',
    async () =>
      (await import('./drawers/transaction-drawer.tsx')).TransactionDrawer
  ),
  ledger: entry => entry
}

const Chart = listChart('system-wallets-transactions', 'walletDailyNet')

/** The entries of all system wallets, or of one of them. */
export function WalletTransactionsScreen(): ReactNode {
  return (
    <ListScreen view={view}>
      <div className="figures">
        <NetFigures list={walletTransactionsList} />
        <Chart list={walletTransactionsList} />
      </div>
    </ListScreen>
  )
}
