import type { ReactNode } from 'react'

import type { SystemWallet } from '../api/contract/system-wallet.ts'
import { routePath } from '../domain/paths.ts'
import {
  statusLook,
  walletPurposes,
  walletStatus,
  wordOf
} from '../domain/status.ts'
import { messages } from '../messages.ts'
import { systemWalletsList } from '../stores/lists.ts'
import type { Column } from '../ui/column.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { Tag } from '../ui/tag.tsx'
import { ListScreen } from './list-screen.tsx'
import { Money } from './money.tsx'
import { statusFilter } from './status-filter.ts'
import { Time } from './time.tsx'

const filters = [statusFilter(messages.systemWallets.status, walletStatus)]

const columns: Column<SystemWallet>[] = [
  {
    id: 'name',
    head: messages.systemWallets.name,
    sortField: 'name',
    width: 'name',
    card: 'title',
    cell: wallet => (
      <span className="who">
        <a
          href={`${routePath('system-wallets-transactions')}?walletId=${encodeURIComponent(wallet.id)}`}
        >
          <bdi>{wallet.name}</bdi>
        </a>
        <small className="mono">{wallet.code}</small>
      </span>
    )
  },
  {
    id: 'purpose',
    head: messages.systemWallets.purpose,
    sortField: 'purpose',
    width: 'kind',
    card: 'hidden',
    cell: wallet => wordOf(walletPurposes, wallet.purpose)
  },
  {
    id: 'status',
    head: messages.systemWallets.status,
    sortField: 'status',
    width: 'status',
    card: 'subtitle',
    cell: wallet => (
      <StatusBadge
        look={statusLook(walletStatus, wallet.status)}
        raw={wallet.status}
      />
    )
  },
  {
    id: 'balance',
    head: messages.systemWallets.balance,
    sortField: 'balance',
    width: 'money',
    money: true,
    card: 'value',
    cell: wallet => (
      <>
        {isLow(wallet) && <Tag>{messages.systemWallets.lowBalance}</Tag>}{' '}
        <Money minorUnits={wallet.balance} currency={wallet.currency} />
      </>
    )
  },
  {
    id: 'reserved',
    head: messages.systemWallets.reserved,
    width: 'money',
    money: true,
    card: 'hidden',
    cell: wallet =>
      wallet.reserved && (
        <Money minorUnits={wallet.reserved} currency={wallet.currency} />
      )
  },
  {
    id: 'change',
    head: messages.systemWallets.change,
    width: 'money',
    money: true,
    card: 'hidden',
    cell: wallet =>
      wallet.change24h && (
        <Money
          minorUnits={wallet.change24h}
          currency={wallet.currency}
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
    cell: wallet =>
      wallet.lastTransactionAt && (
        <Time instant={wallet.lastTransactionAt} mode="ago" />
      )
  }
]

/** The wallets of the house; each name leads to its transactions. */
export function SystemWalletsScreen(): ReactNode {
  return (
    <ListScreen
      list={systemWalletsList}
      words={messages.systemWallets}
      columns={columns}
      rowKey={wallet => wallet.id}
      filters={filters}
    />
  )
}

function isLow({ balance, lowBalanceAt }: SystemWallet): boolean {
  return lowBalanceAt !== undefined && BigInt(balance) < BigInt(lowBalanceAt)
}
