import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import type { RowsView } from '../../features/list/rows-view.ts'
import { RowLink } from '../../features/values/row-link.tsx'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { entriesHref } from '../../routes/ledger-links.ts'
import { systemWalletsList } from '../lists.ts'
import { systemWalletColumns } from './system-wallet-columns.tsx'

export const systemWalletRows: RowsView<SystemWallet> = {
  list: systemWalletsList,
  columns: systemWalletColumns,
  rowKey: wallet => wallet.id,
  rowName: wallet => wallet.name,
  rowLinks: wallet => (
    <RowLink
      href={entriesHref('walletId', wallet.id)}
      label={messages.systemWallets.entries(plainName(wallet.name))}
    />
  ),
  hasMenu: true
}
