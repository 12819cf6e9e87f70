import type { LucideIcon } from 'lucide-react'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Gift from 'lucide-react/icons/gift'
import Percent from 'lucide-react/icons/percent'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Scale from 'lucide-react/icons/scale'
import Ticket from 'lucide-react/icons/ticket'
import Trophy from 'lucide-react/icons/trophy'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'

import { transactionTypes, wordOf } from '../../domain/status.ts'
import { UntrustedText } from '../untrusted-text.tsx'

const icons: Record<keyof typeof transactionTypes, LucideIcon> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  entry_fee: Ticket,
  prize: Trophy,
  refund: RotateCcw,
  commission: Percent,
  bonus: Gift,
  transfer: ArrowLeftRight,
  adjustment: Scale,
  reversal: Undo2
}

/** The type of an entry: its icon, and its word or what came. */
export function TransactionType({ value }: { value: string }): ReactNode {
  const Icon = isKnown(value) ? icons[value] : CircleDashed
  return (
    <span className="transaction-type">
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <UntrustedText text={wordOf(transactionTypes, value)} />
    </span>
  )
}

function isKnown(value: string): value is keyof typeof icons {
  return Object.hasOwn(icons, value)
}
