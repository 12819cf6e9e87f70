import type { ReactNode } from 'react'

import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { transactionTypes, wordOf } from '../../format/status.ts'
import { iconPaths } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'

const icons: Record<keyof typeof transactionTypes, string> = {
  deposit: iconPaths.arrowDownToLine,
  withdrawal: iconPaths.arrowUpFromLine,
  entry_fee: iconPaths.ticket,
  prize: iconPaths.trophy,
  refund: iconPaths.rotateCcw,
  commission: iconPaths.percent,
  bonus: iconPaths.gift,
  transfer: iconPaths.arrowLeftRight,
  adjustment: iconPaths.scale,
  reversal: iconPaths.undo
}

/** An unknown type is shown as it came. */
export function TransactionType({ value }: { value: string }): ReactNode {
  return (
    <span className="transaction-type">
      <Icon
        path={isKnown(value) ? icons[value] : iconPaths.circleDashed}
        size={14}
      />
      <UntrustedText text={wordOf(transactionTypes, value)} />
    </span>
  )
}

function isKnown(value: string): value is keyof typeof icons {
  return Object.hasOwn(icons, value)
}
