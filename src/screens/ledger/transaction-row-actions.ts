import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.transactionRowActions

/** `name` is what people call the entry. */
export function transactionRowActions(
  entry: Transaction,
  name: string
): readonly RowAction[] {
  return [
    {
      request: { name: 'reverse-transaction', subject: { id: entry.id, name } },
      label: texts.reverse,
      off: whyNot(entry)
    }
  ]
}

function whyNot(entry: Transaction): string | undefined {
  const { status, type, reversedById } = entry
  if (status === 'reversed' || reversedById) return texts.reversed
  if (status !== 'completed') return texts.notCompleted
  return type === 'reversal' ? texts.isReversal : undefined
}
