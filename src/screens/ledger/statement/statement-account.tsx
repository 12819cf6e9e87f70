import { Fragment, type ReactNode } from 'react'

import type { Transaction } from '../../../contract/ledger/transaction.ts'
import { UntrustedText } from '../../../features/values/untrusted-text.tsx'
import { useAmountText } from '../../../features/values/use-amount-text.ts'
import { countText } from '../../../format/count-text.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { StatementCheck } from './statement-check.tsx'
import { StatementEntryCells } from './statement-entry-cells.tsx'
import type { StatementSection } from './statement-sums.ts'

interface Props {
  section: StatementSection<Transaction>
  /** Whether the currency has more than one account. */
  namesWallet: boolean
  /** Whether the entries end before the period does. */
  cut: boolean
  zone: string
}

const texts = messages.statement

export function StatementAccount(props: Props): ReactNode {
  const { section, zone } = props
  const { currency, settled, open, opening, closing } = section
  const amountText = useAmountText()
  const amount = (minorUnits: string): string =>
    amountText?.(minorUnits, currency) ?? ''
  const count = settled.length
  return (
    <section className="statement-account">
      <h3>
        <UntrustedText text={currency} />
        {props.namesWallet && section.walletId && (
          <small> {texts.wallet(plainName(section.walletId))}</small>
        )}
      </h3>
      <table className="small-table">
        <thead>
          <tr>
            <EntryHeads />
            <th scope="col">{texts.in}</th>
            <th scope="col">{texts.out}</th>
            <th scope="col">{texts.balance}</th>
          </tr>
        </thead>
        <tbody>
          <tr className="statement-balance">
            <th scope="row" colSpan={7}>
              {texts.opening}
            </th>
            <td>{opening === undefined ? texts.unknown : amount(opening)}</td>
          </tr>
          {settled.map(entry => (
            <tr key={entry.id} className="statement-entry">
              <StatementEntryCells entry={entry} zone={zone} />
              <td>{entry.direction === 'credit' && amount(entry.amount)}</td>
              <td>{entry.direction === 'debit' && amount(entry.amount)}</td>
              <td data-head={texts.balance}>
                {entry.balanceAfter && amount(entry.balanceAfter)}
              </td>
            </tr>
          ))}
          {count === 0 && (
            <tr>
              <td className="dim" colSpan={8}>
                {texts.noEntries}
              </td>
            </tr>
          )}
          <tr className="statement-sums">
            <th scope="row" colSpan={5}>
              {texts.sums}, {texts.entries(count, countText(count))}
            </th>
            <td data-head={texts.in}>{amount(section.sumIn)}</td>
            <td data-head={texts.out}>{amount(section.sumOut)}</td>
            <td aria-hidden="true" />
          </tr>
          <tr className="statement-balance">
            <th scope="row" colSpan={7}>
              {props.cut ? texts.closingCut : texts.closing}
            </th>
            <td>{closing === undefined ? texts.unknown : amount(closing)}</td>
          </tr>
        </tbody>
      </table>
      <StatementCheck section={section} />
      {open.length > 0 && (
        <Fragment>
          <h4>{texts.open}</h4>
          <table className="small-table">
            <thead>
              <tr>
                <EntryHeads />
                <th scope="col">{texts.in}</th>
                <th scope="col">{texts.out}</th>
              </tr>
            </thead>
            <tbody>
              {open.map(entry => (
                <tr key={entry.id} className="statement-entry">
                  <StatementEntryCells entry={entry} zone={zone} />
                  <td>
                    {entry.direction === 'credit' && amount(entry.amount)}
                  </td>
                  <td>{entry.direction === 'debit' && amount(entry.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fragment>
      )}
    </section>
  )
}

function EntryHeads(): ReactNode {
  return (
    <>
      <th scope="col">{texts.time}</th>
      <th scope="col">{texts.type}</th>
      <th scope="col">{texts.description}</th>
      <th scope="col">{texts.reference}</th>
      <th scope="col">{texts.status}</th>
    </>
  )
}
