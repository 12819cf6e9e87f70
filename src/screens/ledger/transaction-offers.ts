import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { Offer } from '../../features/actions/offer.ts'
import { messages } from '../../messages.ts'

const words = messages.actions.transactionOffers

/** What can be done with an entry that people call by this name. */
export function transactionOffers(
  entry: Transaction,
  name: string
): readonly Offer[] {
  return [
    {
      request: { name: 'reverse-transaction', subject: { id: entry.id, name } },
      label: words.reverse,
      off: whyNot(entry)
    }
  ]
}

function whyNot(entry: Transaction): string | undefined {
  const { status, type, reversedById } = entry
  if (status === 'reversed' || reversedById) return words.reversed
  if (status !== 'completed') return words.notCompleted
  return type === 'reversal' ? words.isReversal : undefined
}
