import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.byAction
const reasons = messages.actions.reasons.transaction

/** `name` is what people call the entry: by its id, if nothing else is known. */
export function transactionRowActions(
  entry: Transaction,
  name = nameById(entry)
): readonly RowAction[] {
  return [
    {
      request: { name: 'reverse-transaction', subject: { id: entry.id, name } },
      command: 'reverse',
      label: texts['reverse-transaction'].label,
      disabledReason: blockedReason(entry)
    }
  ]
}

function nameById({ id }: Transaction): string {
  return messages.transactions.named(id)
}

function blockedReason(entry: Transaction): string | undefined {
  const { status, type, reversedById } = entry
  if (status === 'reversed' || reversedById) return reasons.reversed
  if (status !== 'completed') return reasons.notCompleted
  return type === 'reversal' ? reasons.isReversal : undefined
}
