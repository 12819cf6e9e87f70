import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import type { Money } from '../../contract/values.ts'
import {
  moneyCell,
  statusCell,
  textCell,
  timeCell
} from '../../features/values/cells.tsx'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { walletPurposes, walletStatus, wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import type { Column } from '../../ui/table/column.ts'
import { Tag } from '../../ui/tag.tsx'
import { availableIn, isLow } from './wallet-balance.ts'

const fields = messages.fields

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
    head: fields.code,
    sortField: 'code',
    width: 'reference',
    cell: textCell(wallet => wallet.code, 'mono')
  },
  {
    id: 'purpose',
    head: fields.purpose,
    sortField: 'purpose',
    width: 'kind',
    cell: textCell(wallet => wordOf(walletPurposes, wallet.purpose))
  },
  {
    id: 'currency',
    optional: true,
    head: fields.currency,
    sortField: 'currency',
    width: 'code',
    cell: textCell(wallet => wallet.currency)
  },
  {
    id: 'status',
    head: fields.status,
    sortField: 'status',
    width: 'status',
    card: 'subtitle',
    cell: statusCell(walletStatus)
  },
  {
    id: 'balance',
    head: fields.balance,
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
    head: fields.reserved,
    width: 'money',
    money: true,
    cell: moneyCell(wallet => moneyIn(wallet, wallet.reserved))
  },
  {
    id: 'available',
    head: fields.available,
    width: 'long-money',
    money: true,
    cell: moneyCell(wallet => moneyIn(wallet, availableIn(wallet)))
  },
  {
    id: 'change',
    head: fields.change24h,
    width: 'money',
    money: true,
    cell: moneyCell(wallet => moneyIn(wallet, wallet.change24h), 'always')
  },
  {
    id: 'lastMovement',
    head: fields.lastMovement,
    sortField: 'lastTransactionAt',
    width: 'date',
    card: 'meta',
    cell: timeCell(wallet => wallet.lastTransactionAt, 'ago')
  }
]

function moneyIn(
  { currency }: SystemWallet,
  amount: string | undefined
): Money | undefined {
  return amount === undefined ? undefined : { amount, currency }
}

function isOverdrawn({ balance, allowNegative }: SystemWallet): boolean {
  return BigInt(balance) < 0n && allowNegative === false
}
