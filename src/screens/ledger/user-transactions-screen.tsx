import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { userDetail } from '../../features/drawer/details.ts'
import { accessorsOf } from '../../features/field-table/accessors-of.ts'
import { filtersOf } from '../../features/field-table/filters-of.ts'
import { listOverlays } from '../../features/list/list-overlays.tsx'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { createSelection } from '../../features/list/store/selection.ts'
import { lazyOnScreen } from '../../features/page/lazy-on-screen.tsx'
import { useQuery } from '../../features/page/use-query.ts'
import { useRouteValue } from '../../features/page/use-route-value.ts'
import { messages } from '../../messages.ts'
import { balanceResultOf } from './balance-result.tsx'
import { columnsByFilter } from './columns-by-filter.tsx'
import { decisionsInBulk } from './decisions-in-bulk.ts'
import { $userBalances, $userRemarks } from './ledger-balances.ts'
import { userTransactionsList } from './ledger-lists.ts'
import { listChart } from './list-chart.tsx'
import { MissingUser } from './missing-user.tsx'
import { openView } from './open-view.ts'
import { rowNames } from './row-names.ts'
import { userTransactionFields } from './transaction-fields.tsx'
import { UserHead } from './user-head.tsx'
import { userTransactionRows } from './user-transactions-rows.tsx'

const texts = messages.transactions

const behindRows = {
  Count: lazyOnScreen(
    'user-transactions',
    async () => (await import('./open-count.tsx')).UserOpenCount
  )
}

const view: ListView<Transaction> = {
  ...userTransactionRows,
  ...columnsByFilter(userTransactionRows),
  standing: openView(userTransactionsList, behindRows),
  texts: {
    ...texts,
    title: messages.userTransactions.title,
    lead: messages.userTransactions.lead,
    emptyText: texts.emptyUser
  },
  filters: filtersOf(userTransactionRows.list, userTransactionFields),
  accessors: accessorsOf(userTransactionFields),
  selection: createSelection(userTransactionRows.rowKey),
  fileName: 'user-transactions',
  bulk: decisionsInBulk,
  ...listOverlays('user-transactions', {
    drawer: async () =>
      (await import('./transaction-drawer.tsx')).UserTransactionDrawer,
    rowActions: async () =>
      (await import('./transaction-row-actions.ts')).transactionRowActions,
    csvFields: async () =>
      (await import('./transaction-export.ts')).transactionCsvFields
  }),
  $remarks: $userRemarks,
  names: rowNames(userTransactionsList, 'user'),
  Foot: balanceResultOf(userTransactionsList, $userBalances)
}

const Chart = listChart('user-transactions', 'userDailyNet')

export function UserTransactionsScreen(): ReactNode {
  const id = useRouteValue(route => route?.match?.params['id']) ?? ''
  // The head asks for it.
  const user = useQuery(userDetail, id, false)
  if (user.kind === 'failed' && user.error.kind === 'not-found') {
    return <MissingUser id={id} />
  }
  return (
    <ListScreen
      view={view}
      head={
        <UserHead filters={view.filters}>
          <Chart list={userTransactionsList} />
        </UserHead>
      }
    />
  )
}
