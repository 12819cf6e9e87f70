import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import { accessorsOf } from '../../features/field-table/accessors-of.ts'
import { filtersOf } from '../../features/field-table/filters-of.ts'
import { listOverlays } from '../../features/list/list-overlays.tsx'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { createSelection } from '../../features/list/store/selection.ts'
import { lazyOnScreen } from '../../features/page/lazy-on-screen.tsx'
import { messages } from '../../messages.ts'
import { balanceResultOf } from './balance-result.tsx'
import { ChartFigures } from './chart-figures.tsx'
import { columnsByFilter } from './columns-by-filter.tsx'
import { comparedBy } from './compared-by.ts'
import { decisionsInBulk } from './decisions-in-bulk.ts'
import { $walletBalances, $walletRemarks } from './ledger-balances.ts'
import { ledgerFigures } from './ledger-figures.tsx'
import { walletTransactionsList } from './ledger-lists.ts'
import { listChart } from './list-chart.tsx'
import { NetFigures } from './net-figures.tsx'
import { openView } from './open-view.ts'
import { rowNames } from './row-names.ts'
import { walletTransactionFields } from './transaction-fields.tsx'
import { walletTransactionRows } from './wallet-transactions-rows.tsx'

const texts = messages.transactions

const behindRows = {
  Count: lazyOnScreen(
    'system-wallets-transactions',
    async () => (await import('./open-count.tsx')).WalletOpenCount
  ),
  Notice: lazyOnScreen(
    'system-wallets-transactions',
    async () => (await import('./open-count.tsx')).BeyondPeriod
  )
}

const view: ListView<Transaction> = {
  ...walletTransactionRows,
  ...columnsByFilter(walletTransactionRows),
  standing: openView(walletTransactionsList, behindRows),
  texts: {
    ...texts,
    title: messages.walletTransactions.title,
    lead: messages.walletTransactions.lead,
    emptyText: texts.emptyWallets
  },
  filters: filtersOf(walletTransactionRows.list, walletTransactionFields),
  accessors: accessorsOf(walletTransactionFields),
  selection: createSelection(walletTransactionRows.rowKey),
  fileName: 'system-wallet-transactions',
  bulk: decisionsInBulk,
  ...listOverlays('system-wallets-transactions', {
    drawer: async () =>
      (await import('./transaction-drawer.tsx')).TransactionDrawer,
    rowActions: async () =>
      (await import('./transaction-row-actions.ts')).transactionRowActions,
    csvFields: async () =>
      (await import('./transaction-export.ts')).transactionCsvFields
  }),
  // Beside the sums of users, those of the other side are misread.
  summedFor: filters => comparedBy(filters)?.by !== 'userId',
  $remarks: $walletRemarks,
  names: rowNames(walletTransactionsList, 'house'),
  Foot: balanceResultOf(walletTransactionsList, $walletBalances)
}

const Figures = ledgerFigures('system-wallets-transactions')

const Chart = listChart('system-wallets-transactions', 'walletDailyNet')

export function WalletTransactionsScreen(): ReactNode {
  return (
    <ListScreen view={view}>
      {backend.sums && (
        <ChartFigures
          className="flex-none px-gutter pb-3 flat:pb-0"
          data-slot="figures"
        >
          <Figures list={walletTransactionsList} filters={view.filters}>
            <NetFigures list={walletTransactionsList} />
          </Figures>
          <Chart list={walletTransactionsList} />
        </ChartFigures>
      )}
    </ListScreen>
  )
}
