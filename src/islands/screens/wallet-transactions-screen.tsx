import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { messages } from '../../messages.ts'
import { $walletBalances } from '../../stores/ledger-balances.ts'
import { createSelection } from '../../stores/list/selection.ts'
import { walletTransactionsList } from '../../stores/lists.ts'
import { $walletNames } from '../../stores/names.ts'
import { exportPart } from '../export/export-part.tsx'
import { BalanceVerdict } from '../ledger/balance-verdict.tsx'
import { listChart } from '../ledger/list-chart.tsx'
import { NetFigures } from '../ledger/net-figures.tsx'
import {
  transactionFilters,
  transactionReaders
} from '../ledger/transaction-filters.ts'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListView } from '../list/list-view.ts'
import { rowMenuPart } from '../list/row-menu-part.ts'
import { screenPart } from './screen-part.tsx'
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
      async () =>
        (await import('../export/transaction-fields.ts')).transactionFields
    )
  },
  drawer: screenPart(
    'system-wallets-transactions',
    async () =>
      (await import('../drawers/transaction-drawer.tsx')).TransactionDrawer
  ),
  rowMenu: rowMenuPart(async () => {
    const { transactionOffers } =
      await import('../actions/offers/transaction-offers.ts')
    return (entry: Transaction) =>
      transactionOffers(entry, words.named(entry.id))
  }),
  balances: { $check: $walletBalances, Verdict: BalanceVerdict }
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
