import { backend } from '../../backend/backend.ts'
import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { columnsOf } from '../../features/field-table/columns-of.tsx'
import type { RowsView } from '../../features/list/rows-view.ts'
import { RowLink } from '../../features/values/row-link.tsx'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { entriesHref } from '../../routes/ledger-links.ts'
import { systemWalletFields } from './system-wallet-fields.tsx'
import { systemWalletsList } from './system-wallets-list.ts'

export const systemWalletRows: RowsView<SystemWallet> = {
  list: systemWalletsList,
  columns: columnsOf(systemWalletsList, systemWalletFields),
  rowKey: wallet => wallet.id,
  rowName: wallet => wallet.name,
  rowLinks: wallet => (
    <RowLink
      href={entriesHref('walletId', wallet.id)}
      label={messages.systemWallets.entries(plainName(wallet.name))}
    />
  ),
  hasMenu: backend.offers(
    'editSystemWallet',
    'setSystemWalletStatus',
    'adjustSystemWallet',
    'transfer'
  )
}
