import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { RowActionButton } from '../../features/actions/row-action-button.tsx'
import { accessorsOf } from '../../features/field-table/accessors-of.ts'
import { filtersOf } from '../../features/field-table/filters-of.ts'
import { listOverlays } from '../../features/list/list-overlays.tsx'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { createSelection } from '../../features/list/store/selection.ts'
import { messages } from '../../messages.ts'
import { comparisonHref } from '../../routes/ledger-links.ts'
import { systemWalletFields } from './system-wallet-fields.tsx'
import {
  transferAction,
  walletRowActions
} from './system-wallet-row-actions.ts'
import { systemWalletRows } from './system-wallets-rows.tsx'
import { WalletHoldings } from './wallet-holdings.tsx'

const texts = messages.systemWallets

const view: ListView<SystemWallet> = {
  ...systemWalletRows,
  texts,
  filters: filtersOf(systemWalletRows.list, systemWalletFields),
  accessors: accessorsOf(systemWalletFields),
  selection: createSelection(systemWalletRows.rowKey),
  fileName: 'system-wallets',
  comparisonHref: ids => comparisonHref('walletId', ids),
  ...listOverlays('system-wallets', {
    drawer: async () =>
      (await import('./system-wallet-drawer.tsx')).SystemWalletDrawer,
    rowActions: () => Promise.resolve(walletRowActions),
    csvFields: async () =>
      (await import('./system-wallet-export.ts')).systemWalletCsvFields
  })
}

export function SystemWalletsScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      actions={<RowActionButton rowAction={transferAction} />}
    >
      {backend.sums && <WalletHoldings />}
    </ListScreen>
  )
}
