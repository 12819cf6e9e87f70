import { type ReactNode, useId } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { Section } from '../../features/drawer/section.tsx'
import { Money } from '../../features/values/known-money.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { useAmountText } from '../../features/values/use-amount-text.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { ownerName, ownerEntriesHref } from '../../routes/ledger-links.ts'
import { Digits } from '../../ui/digits.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { FigureCell, MiniTable, NameCell } from '../../ui/mini-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EntryAmount } from './entry-amount.tsx'
import { balanceChange, sumsByCurrency } from './movement.ts'

const texts = messages.drawer

const SMALL = 'block text-sm/4.5 text-ink-3'
/* Of two links, one below the other, each has the room on its own side. */
const ABOVE = 'hit-area after:top-auto after:bottom-0 after:translate-none'
const BELOW = 'hit-area after:top-0 after:translate-none'

interface Props {
  entries: readonly Transaction[]
  shownId: string
  hrefOfOpen: (id: string) => string
}

/** A movement's effect on each balance, and that it sums to zero. */
export function MovementTable(props: Props): ReactNode {
  const { entries, shownId, hrefOfOpen } = props
  const titleId = useId()
  const sums = sumsByCurrency(entries)
  return (
    <Section title={texts.movementEntries} titleId={titleId}>
      <MiniTable
        labelledBy={titleId}
        heads={[texts.walletOrUser, texts.amountAndBalance]}
        foot={sums.map(({ currency, sum }) => (
          <Sum key={currency} currency={currency} sum={sum} />
        ))}
      >
        {entries.map(entry => (
          <tr key={entry.id}>
            <NameCell>
              <EntryOwner
                entry={entry}
                className={entry.id === shownId ? 'hit-area' : ABOVE}
              />{' '}
              <small className={SMALL}>
                {entry.direction === 'debit' ? texts.debit : texts.credit},{' '}
                {entry.id === shownId ? (
                  texts.thisEntry
                ) : (
                  <a
                    className={`${linkClass} ${BELOW}`}
                    href={hrefOfOpen(entry.id)}
                    aria-label={texts.openEntryOf(
                      plainName(ownerName(entry) ?? entry.id)
                    )}
                  >
                    {texts.openEntry}
                  </a>
                )}
              </small>
            </NameCell>
            <FigureCell>
              <EntryAmount entry={entry} /> <BalanceStep entry={entry} />
            </FigureCell>
          </tr>
        ))}
      </MiniTable>
      {sums.some(({ sum }) => BigInt(sum) !== 0n) && (
        <Notice as="p" place="drawer" role="alert">
          {texts.unbalanced}
        </Notice>
      )}
    </Section>
  )
}

function Sum(props: { currency: string; sum: string }): ReactNode {
  const { currency, sum } = props
  const isBroken = BigInt(sum) !== 0n
  return (
    <tr>
      <NameCell className={isBroken ? 'text-neg-text' : 'text-ink-3'}>
        {texts.sum}
      </NameCell>
      <FigureCell
        className={`[&_span>span:first-child]:font-semibold ${isBroken ? 'text-neg-text' : ''}`}
      >
        <Money minorUnits={sum} currency={currency} tone="plain" />
      </FigureCell>
    </tr>
  )
}

function BalanceStep({ entry }: { entry: Transaction }): ReactNode {
  const amountText = useAmountText()
  const change = balanceChange(entry)
  if (change.kind === 'unmoved') {
    return <small className={SMALL}>{messages.transactions.noChange}</small>
  }
  if (change.kind !== 'moved') return null
  if (!amountText) return <Skeleton />
  const before = amountText(change.before, entry.currency)
  const after = amountText(change.after, entry.currency)
  return (
    <small className={SMALL}>
      <span className="sr-only">{texts.fromTo(before, after)}</span>
      <span aria-hidden="true">
        <Digits>{before}</Digits> →{' '}
        <b className="font-medium text-ink-2">
          <Digits>{after}</Digits>
        </b>
      </span>
    </small>
  )
}

interface EntryOwnerProps {
  entry: Transaction
  className?: string
}

function EntryOwner({ entry, className = '' }: EntryOwnerProps): ReactNode {
  const owner = <UntrustedText text={ownerName(entry)} />
  const { walletId, walletName } = entry
  // No link for a wallet that may be a user's, or one without an id.
  const isKnown =
    walletName === null || (walletName !== undefined && walletId !== undefined)
  const href = isKnown ? ownerEntriesHref(entry) : undefined
  return href === undefined ? (
    owner
  ) : (
    <a className={`quiet-link ${className}`.trimEnd()} href={href}>
      {owner}
    </a>
  )
}
