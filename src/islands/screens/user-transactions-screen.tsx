import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { messages } from '../../messages.ts'
import { $userBalances } from '../../stores/ledger-balances.ts'
import { createSelection } from '../../stores/list/selection.ts'
import { userTransactionsList } from '../../stores/lists.ts'
import { exportPart } from '../export/export-part.tsx'
import { BalanceVerdict } from '../ledger/balance-verdict.tsx'
import { listChart } from '../ledger/list-chart.tsx'
import {
  transactionFilters,
  transactionReaders
} from '../ledger/transaction-filters.ts'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListView } from '../list/list-view.ts'
import { rowMenuPart } from '../list/row-menu-part.ts'
import { screenPart } from './screen-part.tsx'
import { UserHead } from './user-head.tsx'
import { userTransactionRows } from './user-transactions-rows.tsx'

const words = messages.transactions

const view: ListView<Transaction> = {
  ...userTransactionRows,
  words: {
    ...words,
    title: messages.userTransactions.title,
    emptyText: words.emptyUser
  },
  filters: transactionFilters,
  readers: transactionReaders,
  selection: createSelection(transactionReaders.key),
  exported: {
    fileName: 'user-transactions',
    part: exportPart(
      'user-transactions',
      async () =>
        (await import('../export/transaction-fields.ts')).transactionFields
    )
  },
  drawer: screenPart(
    'user-transactions',
    async () =>
      (await import('../drawers/transaction-drawer.tsx')).TransactionDrawer
  ),
  rowMenu: rowMenuPart(async () => {
    const { transactionOffers } =
      await import('../actions/offers/transaction-offers.ts')
    return (entry: Transaction) =>
      transactionOffers(entry, words.named(entry.id))
  }),
  balances: { $check: $userBalances, Verdict: BalanceVerdict }
}

const Chart = listChart('user-transactions', 'userDailyNet')

/** The entries of one user's wallets, under who he is and what he holds. */
export function UserTransactionsScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      head={
        <UserHead>
          <Chart list={userTransactionsList} />
        </UserHead>
      }
    />
  )
}
