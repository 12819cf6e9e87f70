import { backend } from '../../backend/backend.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { amountTextIn } from '../../features/values/use-amount-text.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { entryName } from './entry-name.ts'
import { isOpen, isOwnRequest, waitsForApproval } from './open-entry.ts'

const texts = messages.actions.byAction
const reasons = messages.actions.reasons.transaction

export function transactionRowActions(
  entry: Transaction,
  amountText = amountTextIn($currencies.get())
): readonly RowAction[] {
  const { id, version } = entry
  const name = entryName(entry, amountText)
  const subject = { id, name, version }
  const isRequest = waitsForApproval(entry)
  const completion = isRequest ? 'approve-transaction' : 'complete-transaction'
  const cancellation =
    isRequest && !isOwnRequest(entry)
      ? 'decline-transaction'
      : 'cancel-transaction'
  const complete: RowAction = {
    request: { name: completion, subject, row: entry },
    command: 'completeTransaction',
    label: texts[completion].label,
    tone: 'primary',
    disabledReason: decidedReason(entry, 'completion') ?? ownReason(entry)
  }
  const reverse: RowAction = {
    request: { name: 'reverse-transaction', subject, row: entry },
    command: 'reverse',
    label: texts['reverse-transaction'].label,
    disabledReason: blockedReason(entry)
  }
  const cancel: RowAction = {
    request: { name: cancellation, subject, row: entry },
    command: 'cancelTransaction',
    label: texts[cancellation].label,
    tone: 'danger',
    disabledReason: decidedReason(entry, 'cancellation')
  }
  return [
    ...(isShown(entry, 'completion') ? [complete] : []),
    reverse,
    ...(isShown(entry, 'cancellation') ? [cancel] : [])
  ]
}

type Decision = 'completion' | 'cancellation'

/** Most entries were decided long ago. But a menu is never empty. */
function isShown(entry: Transaction, decision: Decision): boolean {
  return isPossible(entry, decision) || !backend.offers('reverse')
}

function isPossible(entry: Transaction, decision: Decision): boolean {
  return entry.actions?.includes(decision) ?? isOpen(entry)
}

function decidedReason(
  entry: Transaction,
  decision: Decision
): string | undefined {
  return isPossible(entry, decision) ? undefined : reasons.notOpen
}

function ownReason(entry: Transaction): string | undefined {
  return isOwnRequest(entry) ? reasons.ownRequest : undefined
}

function blockedReason(entry: Transaction): string | undefined {
  const { actions, reversible, status, type } = entry
  if (isReversed(entry)) return reasons.reversed
  if (status === 'posted') return reasons.posted
  if (status !== 'completed') return reasons.notCompleted
  if (type === 'reversal') return reasons.isReversal
  const isAllowed =
    actions?.includes('reversal') ?? BigInt(reversible ?? 1) > 0n
  return isAllowed ? undefined : reasons.notReversible
}

/** Nothing is left, either, while the reversal of the rest waits for approval. */
function isReversed({
  status,
  actions,
  reversible = '0',
  reversedById
}: Transaction): boolean {
  if (status === 'reversed') return true
  if (actions || reversedById === undefined) return false
  return BigInt(reversible) === 0n
}
