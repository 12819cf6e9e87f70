import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import type { BalanceCheck } from './balance-check.ts'

const words = messages.balanceCheck

/** Whether the balances of the page follow from each other. */
export function BalanceVerdict({ check }: { check: BalanceCheck }): ReactNode {
  switch (check.kind) {
    case 'adds-up':
      return (
        <span className="verdict" data-tone="pos">
          <CircleCheck size={14} strokeWidth={1.75} aria-hidden />
          {words.addsUp}
        </span>
      )
    case 'gaps':
      return (
        <span className="verdict" data-tone="neg" role="alert">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
          {words.gaps(check.gaps.length)}
        </span>
      )
    case 'hidden-rows':
      return (
        <span className="verdict" title={words.whyOff}>
          {words.off}
        </span>
      )
    case 'nothing-to-check':
      return null
  }
}
