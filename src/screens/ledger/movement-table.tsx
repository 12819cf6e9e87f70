import { type ReactNode, useId } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { Money } from '../../features/values/known-money.tsx'
import { useAmountText } from '../../features/values/use-amount-text.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { ownerName } from '../../routes/ledger-links.ts'
import { linkClass } from '../../ui/link-class.ts'
import { EntryAmount } from './entry-amount.tsx'
import { EntryOwner } from './entry-owner.tsx'
import { balanceChange, sumsByCurrency } from './movement.ts'

const texts = messages.drawer

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
    <section className="drawer-part" aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.movementEntries}</h3>
      <table className="mini-table" aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{texts.walletOrUser}</th>
            <th scope="col">{texts.amountAndBalance}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(entry => (
            <tr key={entry.id} data-shown={entry.id === shownId || undefined}>
              <th scope="row">
                <EntryOwner entry={entry} />{' '}
                <small>
                  {entry.direction === 'debit' ? texts.debit : texts.credit},{' '}
                  {entry.id === shownId ? (
                    texts.thisEntry
                  ) : (
                    <a
                      className={linkClass}
                      href={hrefOfOpen(entry.id)}
                      aria-label={texts.openEntryOf(
                        plainName(ownerName(entry) ?? entry.id)
                      )}
                    >
                      {texts.openEntry}
                    </a>
                  )}
                </small>
              </th>
              <td>
                <EntryAmount entry={entry} /> <BalanceStep entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ currency, sum }) => (
            <tr key={currency} data-broken={BigInt(sum) !== 0n || undefined}>
              <th scope="row">{texts.sum}</th>
              <td>
                <Money minorUnits={sum} currency={currency} tone="plain" />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      {sums.some(({ sum }) => BigInt(sum) !== 0n) && (
        <p className="notice" role="alert">
          {texts.unbalanced}
        </p>
      )}
    </section>
  )
}

function BalanceStep({ entry }: { entry: Transaction }): ReactNode {
  const amountText = useAmountText()
  const change = balanceChange(entry)
  if (change.kind === 'unmoved') {
    return <small>{messages.transactions.noChange}</small>
  }
  if (change.kind !== 'moved') return null
  if (!amountText) return <span className="skeleton" />
  const before = amountText(change.before, entry.currency)
  const after = amountText(change.after, entry.currency)
  return (
    <small>
      <span className="sr-only">{texts.fromTo(before, after)}</span>
      <span aria-hidden="true">
        {before} → <b>{after}</b>
      </span>
    </small>
  )
}
