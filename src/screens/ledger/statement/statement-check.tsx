import type { ReactNode } from 'react'

import type { Transaction } from '../../../contract/ledger/transaction.ts'
import { useAmountText } from '../../../features/values/use-amount-text.ts'
import { countText } from '../../../format/count-text.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { Notice } from '../../../ui/notice.tsx'
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
      return <Said>{texts.notChecked}</Said>
    case 'adds-up':
      return (
        <Said>
          {texts.addsUp(texts.entries(check.checked, countText(check.checked)))}
        </Said>
      )
    case 'gaps':
      return (
        <Notice look="tight" className="mt-2">
          <ul>
            {check.gaps.map(gap => (
              <li key={`${gap.kind} ${gap.id}`}>
                {texts.gap(
                  `${amount(gap.unexplained)} ${plainName(currency)}`,
                  place(gap)
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )
  }
}

function place(gap: BalanceGap): string {
  return gap.kind === 'between'
    ? texts.between(plainName(gap.olderId), plainName(gap.id))
    : texts.within(plainName(gap.id))
}

function Said({ children }: { children: string }): ReactNode {
  return <p className="pt-2 text-sm text-ink-2">{children}</p>
}
