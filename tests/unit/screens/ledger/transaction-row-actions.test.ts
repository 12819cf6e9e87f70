import { describe, expect, test } from 'vitest'

import type { Transaction } from '../../../../src/contract/ledger/transaction.ts'
import { messages } from '../../../../src/messages.ts'
import { transactionRowActions } from '../../../../src/screens/ledger/transaction-row-actions.ts'

const reasons = messages.actions.reasons.transaction

const bonus = {
  id: 'txn_1',
  createdAt: '2026-11-21T13:47:05Z',
  type: 'bonus',
  status: 'completed',
  direction: 'credit',
  amount: '4000',
  currency: 'EUR'
} as Transaction

/** Why an entry in this state cannot be reversed. */
function whyNot(state: Partial<Transaction>): string | undefined {
  return transactionRowActions({ ...bonus, ...state }, 'Bonus')[0]
    ?.disabledReason
}

describe('what can be done with an entry', () => {
  test('is to reverse it, by the name that it is called', () => {
    const [rowAction] = transactionRowActions(bonus, 'Bonus +40.00 EUR')
    expect(rowAction?.disabledReason).toBeUndefined()
    expect(rowAction?.request).toEqual({
      name: 'reverse-transaction',
      subject: { id: 'txn_1', name: 'Bonus +40.00 EUR' }
    })
  })

  test('is to reverse it by its id, where it has no other name', () => {
    const [rowAction] = transactionRowActions(bonus)
    expect(rowAction?.request.subject.name).toBe('transaction txn_1')
  })

  test.each(['pending', 'reserved', 'failed', 'cancelled'])(
    'is nothing while it is %s',
    status => expect(whyNot({ status })).toBe(reasons.notCompleted)
  )

  test('is nothing for a reversal', () => {
    expect(whyNot({ type: 'reversal' })).toBe(reasons.isReversal)
  })

  test('is nothing once it was reversed', () => {
    expect(whyNot({ status: 'reversed' })).toBe(reasons.reversed)
    expect(whyNot({ reversedById: 'txn_9' })).toBe(reasons.reversed)
  })
})
