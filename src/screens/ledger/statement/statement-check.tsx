import type { ReactNode } from 'react'

import type { Transaction } from '../../../contract/ledger/transaction.ts'
import { useAmountText } from '../../../features/values/use-amount-text.ts'
import { countText } from '../../../format/count-text.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import type { BalanceGap } from '../running-balance.ts'
import type { StatementSection } from './statement-sums.ts'

const texts = messages.statement

export function StatementCheck(props: {
  section: StatementSection<Transaction>
}): ReactNode {
  const { check, currency, settled } = props.section
  const amountText = useAmountText()
  const amount = (minorUnits: string): string =>
    amountText?.(minorUnits, currency) ?? ''
  if (settled.length === 0) return null
  switch (check.kind) {
    case 'nothing-to-check':
      return <p className="statement-check">{texts.notChecked}</p>
    case 'adds-up':
      return (
        <p className="statement-check">
          {texts.addsUp(texts.entries(check.checked, countText(check.checked)))}
        </p>
      )
    case 'gaps':
      return (
        <ul className="notice statement-gaps">
          {check.gaps.map(gap => (
            <li key={`${gap.kind} ${gap.id}`}>
              {texts.gap(
                `${amount(gap.unexplained)} ${plainName(currency)}`,
                place(gap)
              )}
            </li>
          ))}
        </ul>
      )
  }
}

function place(gap: BalanceGap): string {
  return gap.kind === 'between'
    ? texts.between(plainName(gap.olderId), plainName(gap.id))
    : texts.within(plainName(gap.id))
}
