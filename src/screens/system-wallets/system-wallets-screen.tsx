import type { ReactNode } from 'react'

import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { RowActionButton } from '../../features/actions/row-action-button.tsx'
import { exportPart } from '../../features/export/export-part.tsx'
import {
  statusOptions,
  wordOptions
} from '../../features/list/filters/filter-view.ts'
import {
  recentPeriods,
  yesOrNo
} from '../../features/list/filters/period-choices.ts'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { rowMenuPart } from '../../features/list/row-menu-part.ts'
import { createSelection } from '../../features/list/store/selection.ts'
import { screenPart } from '../../features/page/screen-part.tsx'
import { walletPurposes, walletStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { WalletHoldings } from '../ledger/wallet-holdings.tsx'
import {
  transferAction,
  walletRowActions
} from './system-wallet-row-actions.ts'
import { systemWalletRows } from './system-wallets-rows.tsx'

const texts = messages.systemWallets
const fields = messages.fields

const view: ListView<SystemWallet> = {
  ...systemWalletRows,
  texts,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: fields.status,
      quick: true,
      options: statusOptions(walletStatus)
    },
    {
      kind: 'choice',
      name: 'currency',
      label: fields.currency,
      quick: true,
      options: [],
      currencies: true
    },
    {
      kind: 'choice',
      name: 'purpose',
      label: fields.purpose,
      quick: true,
      options: wordOptions(walletPurposes)
    },
    {
      kind: 'one',
      name: 'belowThreshold',
      label: texts.below,
      options: yesOrNo
    },
    {
      kind: 'period',
      name: 'createdAt',
      label: fields.created,
      presets: recentPeriods
    }
  ],
  readers: {
    values: {
      status: wallet => wallet.status,
      currency: wallet => wallet.currency,
      purpose: wallet => wallet.purpose,
      createdAt: wallet => wallet.createdAt,
      lastTransactionAt: wallet => wallet.lastTransactionAt,
      balance: wallet => wallet.balance
    },
    comparable: {
      createdAt: 'instant',
      lastTransactionAt: 'instant',
      balance: 'minor'
    }
  },
  selection: createSelection(systemWalletRows.rowKey),
  exported: {
    fileName: 'system-wallets',
    part: exportPart(
      'system-wallets',
      async () => (await import('./system-wallet-export.ts')).systemWalletFields
    )
  },
  drawer: screenPart(
    'system-wallets',
    async () => (await import('./system-wallet-drawer.tsx')).SystemWalletDrawer
  ),
  rowMenu: rowMenuPart(() => Promise.resolve(walletRowActions))
}

export function SystemWalletsScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      actions={<RowActionButton isCommand rowAction={transferAction} />}
    >
      <WalletHoldings />
    </ListScreen>
  )
}
