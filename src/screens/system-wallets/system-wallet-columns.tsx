import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { Status } from '../../features/values/status-word.tsx'
import { TimeCell } from '../../features/values/time-cell.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { walletPurposes, walletStatus, wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import type { Column } from '../../ui/table/column.ts'
import { Tag } from '../../ui/tag.tsx'
import { availableIn, isLow } from './wallet-balance.ts'

export const systemWalletColumns: Column<SystemWallet>[] = [
  {
    id: 'name',
    head: messages.systemWallets.name,
    sortField: 'name',
    width: 'name',
    card: 'title',
    cell: (wallet, { address }) => (
      <span className="who">
        <OpenLink address={address} id={wallet.id}>
          <UntrustedText text={wallet.name} />
        </OpenLink>
        <small>
          <UntrustedText className="mono" text={wallet.code} />
        </small>
      </span>
    )
  },
  {
    id: 'code',
    optional: true,
    head: messages.systemWallets.code,
    sortField: 'code',
    width: 'reference',
    card: 'hidden',
    cell: wallet => <UntrustedText className="mono" text={wallet.code} />
  },
  {
    id: 'purpose',
    head: messages.systemWallets.purpose,
    sortField: 'purpose',
    width: 'kind',
    card: 'hidden',
    cell: wallet => (
      <UntrustedText text={wordOf(walletPurposes, wallet.purpose)} />
    )
  },
  {
    id: 'currency',
    optional: true,
    head: messages.systemWallets.currency,
    sortField: 'currency',
    width: 'code',
    card: 'hidden',
    cell: wallet => <UntrustedText text={wallet.currency} />
  },
  {
    id: 'status',
    head: messages.systemWallets.status,
    sortField: 'status',
    width: 'status',
    card: 'subtitle',
    cell: wallet => <Status table={walletStatus} value={wallet.status} />
  },
  {
    id: 'balance',
    head: messages.systemWallets.balance,
    sortField: 'balance',
    width: 'long-money',
    money: true,
    card: 'value',
    cell: (wallet, { currencies }) => (
      <>
        {isLow(wallet) && <Tag>{messages.systemWallets.lowBalance}</Tag>}{' '}
        {isOverdrawn(wallet) && <Tag>{messages.systemWallets.overdrawn}</Tag>}{' '}
        <MoneyCell
          minorUnits={wallet.balance}
          currency={wallet.currency}
          currencies={currencies}
        />
      </>
    )
  },
  {
    id: 'reserved',
    optional: true,
    head: messages.systemWallets.reserved,
    width: 'money',
    money: true,
    card: 'hidden',
    cell: (wallet, { currencies }) =>
      wallet.reserved && (
        <MoneyCell
          minorUnits={wallet.reserved}
          currency={wallet.currency}
          currencies={currencies}
        />
      )
  },
  {
    id: 'available',
    head: messages.systemWallets.available,
    width: 'long-money',
    money: true,
    card: 'hidden',
    cell: (wallet, { currencies }) => {
      const available = availableIn(wallet)
      return (
        available && (
          <MoneyCell
            minorUnits={available}
            currency={wallet.currency}
            currencies={currencies}
          />
        )
      )
    }
  },
  {
    id: 'change',
    head: messages.systemWallets.change,
    width: 'money',
    money: true,
    card: 'hidden',
    cell: (wallet, { currencies }) =>
      wallet.change24h && (
        <MoneyCell
          minorUnits={wallet.change24h}
          currency={wallet.currency}
          currencies={currencies}
          sign="always"
        />
      )
  },
  {
    id: 'lastMovement',
    head: messages.systemWallets.lastMovement,
    sortField: 'lastTransactionAt',
    width: 'date',
    card: 'meta',
    cell: (wallet, rowContext) =>
      wallet.lastTransactionAt && (
        <TimeCell
          instant={wallet.lastTransactionAt}
          mode="ago"
          rowContext={rowContext}
        />
      )
  }
]

function isOverdrawn({ balance, allowNegative }: SystemWallet): boolean {
  return BigInt(balance) < 0n && allowNegative === false
}
