import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import { moneyStatusOf } from '../../contract/ledger/money-status.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import {
  type AmountText,
  useAmountText
} from '../../features/values/use-amount-text.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { balanceChange, completionOf } from './movement.ts'

interface Props {
  entry: Transaction
  hrefOfOpen: (id: string) => string
}

/**
 * Explains the balance after an entry in a sentence, with the entry that moved
 * the money in its place; nothing if unknown.
 */
export function BalanceStory({ entry, hrefOfOpen }: Props): ReactNode {
  const amountText = useAmountText()
  const story = amountText && storyOf(entry, amountText)
  if (story === '') return null
  const completion = completionOf(entry)
  return (
    <p className="pt-2 pb-1 font-medium" data-slot="story">
      {story ?? <Skeleton />}
      {story && completion !== undefined && (
        <>
          {' '}
          <a className={`${linkClass} hit-area`} href={hrefOfOpen(completion)}>
            {messages.drawer.openCompletion}
          </a>
        </>
      )}
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
      return unmovedText(status)
    case 'unstated':
      return backend.statesBalances ? texts.unstated : ''
    case 'unknown':
      return ''
  }
}

function unmovedText(status: string): string {
  const texts = messages.drawer.unmoved
  if (status === 'posted') return texts.posted
  const money = moneyStatusOf(status)
  return texts[money === 'settled' ? 'unknown' : (money ?? 'unknown')]
}
