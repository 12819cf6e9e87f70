import type { ReactNode } from 'react'

import { moneyStatusOf } from '../../contract/ledger/money-status.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { TimeCell } from '../../features/values/time-cell.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { entriesHref } from '../../routes/ledger-links.ts'
import { linkPath } from '../../routes/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { undoIcon } from '../../ui/icons.ts'
import type { Column } from '../../ui/table/column.ts'
import { amountOfEntry } from './amount-of-entry.ts'
import { gapAt } from './balance-gaps.ts'
import { balanceChange, completionOf } from './movement.ts'
import type { BalanceGap } from './running-balance.ts'

const texts = messages.transactions

type Cell = Column<Transaction>['cell']

export const timeCell: Cell = (entry, rowContext) => (
  <OpenLink
    className="decoration-line-strong underline-offset-3 hover:underline"
    address={rowContext.address}
    id={entry.id}
  >
    <TimeCell
      instant={entry.createdAt}
      mode="day-and-clock"
      rowContext={rowContext}
    />
  </OpenLink>
)

export const amountCell: Cell = (entry, { currencies }) => (
  <MoneyCell {...amountOfEntry(entry)} currencies={currencies} />
)

/** Links to the entry that it reverses or that reversed it. */
export const descriptionCell: Cell = (entry, { address }) => {
  const other = entry.reversesId ?? entry.reversedById
  const label =
    entry.reversesId === undefined ? texts.reversedBy : texts.reverses
  const text = entry.gameName ?? entry.reason
  // An empty cell is left out of a card.
  if (!text && other === undefined) return null
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      <UntrustedText className="truncate" text={text} />
      {other !== undefined && (
        <OpenLink
          address={address}
          id={other}
          className="flex-none quiet-link"
          label={label}
        >
          <Icon path={undoIcon} size={14} />
        </OpenLink>
      )}
    </span>
  )
}

/** Of one of the house's wallets, which have names, with the way money went. */
export const counterpartyCell: Cell = entry =>
  entry.walletName && entry.counterparty ? (
    <>
      <span className="text-ink-3">
        {entry.direction === 'debit' ? texts.to : texts.from}
      </span>{' '}
      {nameOf(entry)}
    </>
  ) : (
    nameOf(entry)
  )

/** A link if the panel has a page for it. */
function nameOf({ counterparty: party }: Transaction): ReactNode {
  if (!party) return null
  if (party.kind === 'external') {
    return <UntrustedText text={party.name ?? texts.external} />
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

/** With any unexplained gap. An entry that another one completed links there. */
export const balanceAfterCell: Cell = (
  entry,
  { address, currencies, remarks }
) => {
  const gap = gapAt(remarks, entry.id)
  const change = balanceChange(entry)
  if (change.kind === 'unmoved') {
    const money = moneyStatusOf(entry.status)
    // It has moved its amount into the reserve of the wallet.
    if (money === 'held' && entry.direction === 'debit') {
      return (
        <span className="inline-flex max-w-full gap-1 text-ink-3">
          <span className="flex-none">{texts.holds}</span>{' '}
          <MoneyCell
            minorUnits={entry.amount}
            currency={entry.currency}
            currencies={currencies}
          />
        </span>
      )
    }
    const completion = completionOf(entry)
    if (completion !== undefined) {
      return (
        <OpenLink address={address} id={completion} className="quiet-link">
          {texts.seeCompletion}
        </OpenLink>
      )
    }
    const isUnderWay = money === 'held' || money === 'open'
    return (
      <span className="text-ink-3">
        {isUnderWay ? texts.notSettled : texts.noChange}
      </span>
    )
  }
  if (change.kind !== 'moved') return null
  const balance = (
    <MoneyCell
      minorUnits={change.after}
      currency={entry.currency}
      currencies={currencies}
    />
  )
  if (!gap) return balance
  return (
    <span className="grid grid-cols-1 justify-items-end leading-4">
      {balance}
      <span
        className="inline-flex max-w-full gap-1 text-sm text-neg-text"
        title={whereabouts(gap)}
      >
        <MoneyCell
          minorUnits={gap.unexplained}
          currency={gap.currency}
          currencies={currencies}
          sign="always"
        />{' '}
        <span className="truncate">{messages.balanceCheck.unexplained}</span>
        <span className="sr-only">. {whereabouts(gap)}</span>
      </span>
    </span>
  )
}

function whereabouts(gap: BalanceGap): string {
  switch (gap.kind) {
    case 'within':
      return texts.gapWithin
    case 'between':
      return texts.gapBetween(plainName(gap.olderId))
    case 'opening':
      return texts.gapAtOpening
    default:
      return gap satisfies never
  }
}
