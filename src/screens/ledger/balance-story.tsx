import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import {
  type AmountText,
  useAmountText
} from '../../features/values/use-amount-text.ts'
import { plainName } from '../../format/plain-name.ts'
import { statusAppearance, transactionStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { balanceChange } from './movement.ts'

/** Explains the balance after an entry in a sentence; nothing if unknown. */
export function BalanceStory({ entry }: { entry: Transaction }): ReactNode {
  const amountText = useAmountText()
  const story = amountText && storyOf(entry, amountText)
  if (story === '') return null
  return (
    <p className="pt-2 pb-1 font-medium" data-slot="story">
      {story ?? <Skeleton />}
    </p>
  )
}

function storyOf(entry: Transaction, amountText: AmountText): string {
  const texts = messages.drawer
  const { status } = entry
  const currency = plainName(entry.currency)
  const change = balanceChange(entry)
  switch (change.kind) {
    case 'moved':
      return texts.went(
        amountText(change.before, entry.currency),
        amountText(change.after, entry.currency),
        currency
      )
    case 'unmoved':
      return texts.unmoved(statusWord(status))
    case 'unstated':
      return backend.statesBalances ? texts.unstated : ''
    case 'unknown':
      return ''
  }
}

function statusWord(status: string): string {
  const look = statusAppearance(transactionStatus, status)
  return look?.word.toLowerCase() ?? plainName(status)
}
