import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { entriesHref } from '../../routes/ledger-links.ts'
import { systemWalletsList } from '../../stores/lists.ts'
import { RowLink } from '../cells/row-link.tsx'
import type { RowsView } from '../list/rows-view.ts'
import { systemWalletColumns } from './system-wallet-columns.tsx'

/** The rows of this list, as a page shows them first. */
export const systemWalletRows: RowsView<SystemWallet> = {
  list: systemWalletsList,
  columns: systemWalletColumns,
  rowKey: wallet => wallet.id,
  rowName: wallet => wallet.name,
  rowActions: wallet => (
    <RowLink
      href={entriesHref('walletId', wallet.id)}
      label={messages.systemWallets.entries(plainName(wallet.name))}
    />
  ),
  hasMenu: true
}
