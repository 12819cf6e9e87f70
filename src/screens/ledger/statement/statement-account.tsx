import { Fragment, type ReactNode } from 'react'

import type { Transaction } from '../../../contract/ledger/transaction.ts'
import { UntrustedText } from '../../../features/values/untrusted-text.tsx'
import { useAmountText } from '../../../features/values/use-amount-text.ts'
import { countText } from '../../../format/count-text.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { Digits } from '../../../ui/digits.tsx'
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
const TABLE =
  'statement-table w-full text-sm max-sm:leading-4.5 sm:min-w-180 print:min-w-0 print:text-xs/[10pt]'
const SUM = 'text-right font-semibold'

export function StatementAccount(props: Props): ReactNode {
  const { section, zone } = props
  const { currency, settled, open, opening, closing } = section
  const amountText = useAmountText()
  const amount = (minorUnits: string): ReactNode => (
    <Digits>{amountText?.(minorUnits, currency) ?? ''}</Digits>
  )
  const count = settled.length
  return (
    <section className="print:pt-4">
      <h3 className="pb-1 text-lg font-semibold">
        <UntrustedText text={currency} />
        {props.namesWallet && section.walletId && (
          <small className="text-sm font-regular text-ink-3">
            {' '}
            {texts.wallet(plainName(section.walletId))}
          </small>
        )}
      </h3>
      <table className={TABLE}>
        <thead className="text-ink-3 not-print:max-sm:sr-only [&_th]:font-medium">
          <tr>
            <EntryHeads />
            <AmountHead>{texts.in}</AmountHead>
            <AmountHead>{texts.out}</AmountHead>
            <AmountHead>{texts.balance}</AmountHead>
          </tr>
        </thead>
        <tbody>
          <tr className="break-after-avoid">
            <th className="font-semibold" scope="row" colSpan={7}>
              {texts.opening}
            </th>
            <td className={SUM}>
              {opening === undefined ? texts.unknown : amount(opening)}
            </td>
          </tr>
          {settled.map(entry => (
            <tr key={entry.id} className="entry">
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
              <td className="text-ink-3" colSpan={8}>
                {texts.noEntries}
              </td>
            </tr>
          )}
          <tr className="break-before-avoid max-sm:flex-wrap">
            <th
              className="font-semibold max-sm:basis-full"
              scope="row"
              colSpan={5}
            >
              {texts.sums}, {texts.entries(count, countText(count))}
            </th>
            <td className={SUM} data-head={texts.in}>
              {amount(section.sumIn)}
            </td>
            <td className={SUM} data-head={texts.out}>
              {amount(section.sumOut)}
            </td>
            <NoBalance />
          </tr>
          <tr className="break-before-avoid">
            <th className="font-semibold" scope="row" colSpan={7}>
              {props.cut ? texts.closingCut : texts.closing}
            </th>
            <td className={SUM}>
              {closing === undefined ? texts.unknown : amount(closing)}
            </td>
          </tr>
        </tbody>
      </table>
      <StatementCheck section={section} />
      {open.length > 0 && (
        <Fragment>
          <h4 className="pt-4 pb-1 text-sm font-medium text-ink-2">
            {texts.open}
          </h4>
          <table className={TABLE}>
            <thead className="text-ink-3 not-print:max-sm:sr-only [&_th]:font-medium">
              <tr>
                <EntryHeads />
                <AmountHead>{texts.in}</AmountHead>
                <AmountHead>{texts.out}</AmountHead>
                <NoBalance />
              </tr>
            </thead>
            <tbody>
              {open.map(entry => (
                <tr key={entry.id} className="entry">
                  <StatementEntryCells entry={entry} zone={zone} />
                  <td>
                    {entry.direction === 'credit' && amount(entry.amount)}
                  </td>
                  <td>{entry.direction === 'debit' && amount(entry.amount)}</td>
                  <NoBalance />
                </tr>
              ))}
            </tbody>
          </table>
        </Fragment>
      )}
    </section>
  )
}

/** Widths are hints, so that the columns of all accounts stand in line. */
function EntryHeads(): ReactNode {
  return (
    <>
      <th scope="col" className="w-[15%]">
        {texts.time}
      </th>
      <th scope="col" className="w-[9%]">
        {texts.type}
      </th>
      <th scope="col">{texts.description}</th>
      <th scope="col" className="w-[13%]">
        {texts.reference}
      </th>
      <th scope="col" className="w-[9%]">
        {texts.status}
      </th>
    </>
  )
}

function AmountHead({ children }: { children: string }): ReactNode {
  return (
    <th scope="col" className="w-[10%]">
      {children}
    </th>
  )
}

/** Keeps the place of the column of balances. */
function NoBalance(): ReactNode {
  return <td aria-hidden="true" className="w-[10%]" />
}
