import type { ReactNode } from 'react'

import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { walletPurposes, walletStatus } from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import { createSelection } from '../../stores/list/selection.ts'
import { OfferButton } from '../actions/offer-button.tsx'
import { transferOffer, walletOffers } from '../actions/offers/wallet-offers.ts'
import { exportPart } from '../export/export-part.tsx'
import { statusOptions, wordOptions } from '../filters/filter-view.ts'
import { recentPeriods, yesOrNo } from '../filters/periods.ts'
import { WalletHoldings } from '../ledger/wallet-holdings.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListView } from '../list/list-view.ts'
import { rowMenuPart } from '../list/row-menu-part.ts'
import { screenPart } from './screen-part.tsx'
import { systemWalletRows } from './system-wallets-rows.tsx'

const words = messages.systemWallets
const rowKey = (wallet: SystemWallet): string => wallet.id

const view: ListView<SystemWallet> = {
  ...systemWalletRows,
  words,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: words.status,
      quick: true,
      options: statusOptions(walletStatus)
    },
    {
      kind: 'choice',
      name: 'currency',
      label: words.currency,
      quick: true,
      options: [],
      currencies: true
    },
    {
      kind: 'choice',
      name: 'purpose',
      label: words.purpose,
      quick: true,
      options: wordOptions(walletPurposes)
    },
    {
      kind: 'one',
      name: 'belowThreshold',
      label: words.below,
      options: yesOrNo
    },
    {
      kind: 'period',
      name: 'createdAt',
      label: words.created,
      presets: recentPeriods
    }
  ],
  readers: {
    key: rowKey,
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
  selection: createSelection(rowKey),
  exported: {
    fileName: 'system-wallets',
    part: exportPart(
      'system-wallets',
      async () =>
        (await import('../export/system-wallet-fields.ts')).systemWalletFields
    )
  },
  drawer: screenPart(
    'system-wallets',
    async () =>
      (await import('../drawers/system-wallet-drawer.tsx')).SystemWalletDrawer
  ),
  rowMenu: rowMenuPart(() => Promise.resolve(walletOffers))
}

/** The wallets of the house, with what they hold in each currency. */
export function SystemWalletsScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      actions={<OfferButton isCommand offer={transferOffer} />}
    >
      <WalletHoldings />
    </ListScreen>
  )
}
