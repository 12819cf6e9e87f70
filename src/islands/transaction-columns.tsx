import type { ReactNode } from 'react'

import type { Transaction } from '../api/contract/transaction.ts'
import { linkPath } from '../domain/paths.ts'
import {
  statusLook,
  transactionStatus,
  transactionTypes,
  wordOf
} from '../domain/status.ts'
import { messages } from '../messages.ts'
import type { Column } from '../ui/column.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { Money } from './money.tsx'
import { Time } from './time.tsx'

const words = messages.transactions

const time: Column<Transaction> = {
  id: 'time',
  head: words.time,
  sortField: 'createdAt',
  width: 'time',
  card: 'meta',
  cell: entry => <Time instant={entry.createdAt} mode="day-and-clock" />
}

const type: Column<Transaction> = {
  id: 'type',
  head: words.type,
  sortField: 'type',
  width: 'kind',
  card: 'title',
  cell: entry => wordOf(transactionTypes, entry.type)
}

const status: Column<Transaction> = {
  id: 'status',
  head: words.status,
  sortField: 'status',
  width: 'status',
  card: 'mark',
  cell: entry => (
    <StatusBadge
      look={statusLook(transactionStatus, entry.status)}
      raw={entry.status}
    />
  )
}

const description: Column<Transaction> = {
  id: 'description',
  head: words.description,
  card: 'subtitle',
  cell: entry => <bdi>{entry.gameName ?? entry.reason ?? ''}</bdi>
}

const counterparty: Column<Transaction> = {
  id: 'counterparty',
  head: words.counterparty,
  width: 'person',
  card: 'hidden',
  cell: entry => <Counterparty entry={entry} />
}

const wallet: Column<Transaction> = {
  id: 'wallet',
  head: words.wallet,
  width: 'person',
  card: 'subtitle',
  cell: entry => <bdi>{entry.walletName}</bdi>
}

const reference: Column<Transaction> = {
  id: 'reference',
  head: words.reference,
  width: 'reference',
  card: 'hidden',
  cell: entry => <bdi className="mono">{entry.reference}</bdi>
}

const by: Column<Transaction> = {
  id: 'by',
  head: words.by,
  width: 'person',
  card: 'hidden',
  cell: entry => <bdi>{entry.operator?.name ?? words.bySystem}</bdi>
}

const amount: Column<Transaction> = {
  id: 'amount',
  head: words.amount,
  sortField: 'amount',
  width: 'money',
  money: true,
  card: 'value',
  cell: entry => (
    <Money
      minorUnits={
        entry.direction === 'debit' ? `-${entry.amount}` : entry.amount
      }
      currency={entry.currency}
      sign="always"
      spoken={words[entry.direction]}
      tone={amountTone(entry)}
    />
  )
}

const balanceAfter: Column<Transaction> = {
  id: 'balanceAfter',
  head: words.balanceAfter,
  width: 'money',
  money: true,
  card: 'hidden',
  cell: entry => <BalanceAfter entry={entry} />
}

/** The columns of a user's transactions. */
export const userTransactionColumns = [
  time,
  type,
  status,
  description,
  counterparty,
  reference,
  by,
  amount,
  balanceAfter
]

/** The columns of the transactions of the system wallets. */
export const walletTransactionColumns = [
  time,
  type,
  status,
  wallet,
  counterparty,
  reference,
  by,
  amount,
  balanceAfter
]

function amountTone(
  entry: Transaction
): 'credit' | 'debit' | 'pending' | 'void' {
  const phase = statusLook(transactionStatus, entry.status)
  if (entry.status === 'failed' || phase?.phase === 'over') return 'void'
  if (phase?.phase === 'open') return 'pending'
  return entry.direction
}

function Counterparty({ entry }: { entry: Transaction }): ReactNode {
  const party = entry.counterparty
  if (!party) return null
  const name = party.name ?? party.id
  const href =
    party.kind === 'user'
      ? linkPath('user-transactions', { id: party.id })
      : undefined
  if (party.kind === 'external')
    return <bdi>{party.name ?? words.external}</bdi>
  return href ? (
    <a className="quiet-link" href={href}>
      <bdi>{name}</bdi>
    </a>
  ) : (
    <bdi>{name}</bdi>
  )
}

function BalanceAfter({ entry }: { entry: Transaction }): ReactNode {
  if (entry.balanceAfter !== undefined) {
    return <Money minorUnits={entry.balanceAfter} currency={entry.currency} />
  }
  const phase = statusLook(transactionStatus, entry.status)?.phase
  return (
    <span className="dim">
      {phase === 'open' ? words.notSettled : words.noChange}
    </span>
  )
}
