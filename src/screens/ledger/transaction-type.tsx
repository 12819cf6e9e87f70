import type { ReactNode } from 'react'

import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { transactionTypes, wordOf } from '../../format/status.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  arrowDownToLineIcon,
  arrowLeftRightIcon,
  arrowUpFromLineIcon,
  circleDashedIcon,
  giftIcon,
  percentIcon,
  rotateCcwIcon,
  scaleIcon,
  ticketIcon,
  trophyIcon,
  undoIcon
} from '../../ui/icons.ts'

const icons: Record<keyof typeof transactionTypes, string> = {
  deposit: arrowDownToLineIcon,
  withdrawal: arrowUpFromLineIcon,
  entry_fee: ticketIcon,
  prize: trophyIcon,
  refund: rotateCcwIcon,
  commission: percentIcon,
  bonus: giftIcon,
  transfer: arrowLeftRightIcon,
  adjustment: scaleIcon,
  reversal: undoIcon
}

/** An unknown type is shown as it came. */
export function TransactionType({ value }: { value: string }): ReactNode {
  return (
    <span>
      {/* In the line: what has no room ends in dots with its word. */}
      <Icon
        className="me-1.5 inline-block align-[-0.125rem] text-ink-3"
        path={isKnown(value) ? icons[value] : circleDashedIcon}
        size={14}
      />
      <UntrustedText text={wordOf(transactionTypes, value)} />
    </span>
  )
}

function isKnown(value: string): value is keyof typeof icons {
  return Object.hasOwn(icons, value)
}
