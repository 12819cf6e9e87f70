import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  CircleDashed,
  Gift,
  type LucideIcon,
  Percent,
  RotateCcw,
  Scale,
  Ticket,
  Trophy,
  Undo2
} from 'lucide-react'
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
