import '../../styles/ledger.css'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useContext } from 'react'

import type { Transaction } from '../../api/contract/transaction.ts'
import { entriesHref } from '../../domain/ledger-links.ts'
import { linkPath } from '../../domain/paths.ts'
import { plainName } from '../../domain/plain-name.ts'
import type { BalanceGap } from '../../domain/running-balance.ts'
import { statusLook, transactionStatus } from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import type { ListAddress } from '../../stores/list/list-address.ts'
import { OpenLink } from '../list/open-link.tsx'
import { Money } from '../money.tsx'
import { UntrustedText } from '../untrusted-text.tsx'
import { BalanceGaps } from './balance-gaps.ts'

const words = messages.transactions

interface Entry {
  entry: Transaction
}

/** What the entry is about, with a way to the entry that it undoes. */
export function Description(
  props: Entry & { list: Pick<ListAddress, 'href'> }
): ReactNode {
  const { entry, list } = props
  const other = entry.reversesId ?? entry.reversedById
  const label =
    entry.reversesId === undefined ? words.reversedBy : words.reverses
  return (
    <span className="description">
      <UntrustedText text={entry.gameName ?? entry.reason} />
      {other !== undefined && (
        <OpenLink list={list} id={other} className="quiet-link" label={label}>
          <Undo2 size={14} strokeWidth={1.75} aria-hidden />
        </OpenLink>
      )}
    </span>
  )
}

/** The other side, as a link where the panel has a page for it. */
export function Counterparty({ entry }: Entry): ReactNode {
  const party = entry.counterparty
  if (!party) return null
  if (party.kind === 'external') {
    return <UntrustedText text={party.name ?? words.external} />
  }
  const href =
    party.kind === 'user'
      ? linkPath('user-transactions', { id: party.id })
      : entriesHref('walletId', party.id)
  const name = <UntrustedText text={party.name ?? party.id} />
  return href ? (
    <a className="quiet-link" href={href}>
      {name}
    </a>
  ) : (
    name
  )
}

/** The balance that the entry left, and money that nothing explains. */
export function BalanceAfter({ entry }: Entry): ReactNode {
  const gap = useContext(BalanceGaps).get(entry.id)
  if (entry.balanceAfter === undefined) {
    const phase = statusLook(transactionStatus, entry.status)?.phase
    return (
      <span className="dim">
        {phase === 'open' ? words.notSettled : words.noChange}
      </span>
    )
  }
  const balance = (
    <Money minorUnits={entry.balanceAfter} currency={entry.currency} />
  )
  if (!gap) return balance
  return (
    <span className="balance-gap">
      {balance}
      <span className="gap" title={whereabouts(gap)}>
        <Money
          minorUnits={gap.unexplained}
          currency={gap.currency}
          sign="always"
        />{' '}
        {messages.balanceCheck.unexplained}
        <span className="sr-only">. {whereabouts(gap)}</span>
      </span>
    </span>
  )
}

function whereabouts(gap: BalanceGap): string {
  switch (gap.kind) {
    case 'within':
      return words.gapWithin
    case 'between':
      return words.gapBetween(plainName(gap.olderId))
    case 'opening':
      return words.gapAtOpening
    default:
      return gap satisfies never
  }
}
