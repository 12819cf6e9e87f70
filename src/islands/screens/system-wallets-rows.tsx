import type { SystemWallet } from '../../api/contract/system-wallet.ts'
import { entriesHref } from '../../domain/ledger-links.ts'
import { plainName } from '../../domain/plain-name.ts'
import { messages } from '../../messages.ts'
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
