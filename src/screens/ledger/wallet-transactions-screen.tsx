import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { exportPart } from '../../features/export/export-part.tsx'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { rowMenuPart } from '../../features/list/row-menu-part.ts'
import { createSelection } from '../../features/list/store/selection.ts'
import { screenPart } from '../../features/page/screen-part.tsx'
import { messages } from '../../messages.ts'
import { $walletNames } from '../../stores/names.ts'
import { walletTransactionsList } from '../lists.ts'
import { verdictOf } from './balance-verdict.tsx'
import { $walletBalances, $walletRemarks } from './ledger-balances.ts'
import { listChart } from './list-chart.tsx'
import { NetFigures } from './net-figures.tsx'
import {
  transactionFilters,
  transactionReaders
} from './transaction-filters.ts'
import { walletTransactionRows } from './wallet-transactions-rows.tsx'

const words = messages.transactions

const view: ListView<Transaction> = {
  ...walletTransactionRows,
  words: {
    ...words,
    title: messages.walletTransactions.title,
    lead: messages.walletTransactions.lead,
    emptyText: words.emptyWallets
  },
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
      async () => (await import('./transaction-export.ts')).transactionFields
    )
  },
  drawer: screenPart(
    'system-wallets-transactions',
    async () => (await import('./transaction-drawer.tsx')).TransactionDrawer
  ),
  rowMenu: rowMenuPart(async () => {
    const { transactionOffers } = await import('./transaction-offers.ts')
    return (entry: Transaction) =>
      transactionOffers(entry, words.named(entry.id))
  }),
  $remarks: $walletRemarks,
  Foot: verdictOf($walletBalances)
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
