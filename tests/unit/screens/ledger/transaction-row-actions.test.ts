import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Transaction } from '../../../../src/contract/ledger/transaction.ts'
import type { RowAction } from '../../../../src/features/actions/row-action.ts'
import { messages } from '../../../../src/messages.ts'
import { decisionsInBulk } from '../../../../src/screens/ledger/decisions-in-bulk.ts'
import { transactionRowActions } from '../../../../src/screens/ledger/transaction-row-actions.ts'
import { fullEntry } from '../../../support/full-rows.ts'

const { signedIn } = vi.hoisted(() => ({
  signedIn: { id: 'adm_1', email: 'ada@example.com' }
}))
vi.mock(import('../../../../src/stores/session.ts'), async importOriginal => {
  const { atom } = await import('nanostores')
  return { ...(await importOriginal()), $admin: atom(signedIn) }
})
const offers = vi.hoisted(() => vi.fn(() => true))
vi.mock(import('../../../../src/backend/backend.ts'), async importOriginal => {
  const { backend } = await importOriginal()
  return { backend: { ...backend, offers } }
})

afterEach(() => void offers.mockImplementation(() => true))

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

type Name =
  | 'complete-transaction'
  | 'approve-transaction'
  | 'decline-transaction'
  | 'reverse-transaction'
  | 'cancel-transaction'

function actionsOf(state: Partial<Transaction>): readonly RowAction[] {
  return transactionRowActions({ ...bonus, ...state })
}

const namesOf = (state: Partial<Transaction>): string[] =>
  actionsOf(state).map(({ request }) => request.name)

const ofName = (
  name: Name,
  state: Partial<Transaction>
): RowAction | undefined =>
  actionsOf(state).find(({ request }) => request.name === name)

/** Why an entry in this state cannot be reversed. */
function whyNot(state: Partial<Transaction>): string | undefined {
  return ofName('reverse-transaction', state)?.disabledReason
}

describe('what can be done with an entry', () => {
  test('is to reverse it, by what it moves and to whom', () => {
    const ofAda = { ...bonus, walletName: null, userName: 'Ada' }
    const [rowAction, ...others] = transactionRowActions(
      ofAda,
      amount => `${amount} minor`
    )
    expect(others).toEqual([])
    expect(rowAction?.disabledReason).toBeUndefined()
    expect(rowAction?.request).toEqual({
      name: 'reverse-transaction',
      subject: { id: 'txn_1', name: 'bonus of 4000 minor EUR to Ada' },
      row: ofAda
    })
  })

  test('is to reverse it in the version that is shown', () => {
    const subject = { id: 'txn_1', name: 'transaction txn_1', version: 3 }
    expect(ofName('reverse-transaction', { version: 3 })).toMatchObject({
      request: { subject }
    })
  })

  test('is to reverse it by its id, where it has no other name', () => {
    const [rowAction] = transactionRowActions(bonus)
    expect(rowAction?.request.subject.name).toBe('transaction txn_1')
  })

  test.each(['pending', 'reserved', 'failed', 'cancelled'])(
    'is not to reverse it while it is %s',
    status => expect(whyNot({ status })).toBe(reasons.notCompleted)
  )

  test('is to reverse the one that completed it, once it is posted', () => {
    expect(whyNot({ status: 'posted' })).toBe(reasons.posted)
  })

  test('is nothing for a reversal', () => {
    expect(whyNot({ type: 'reversal' })).toBe(reasons.isReversal)
  })

  test('is nothing once it was reversed', () => {
    expect(whyNot({ status: 'reversed' })).toBe(reasons.reversed)
    expect(whyNot({ reversedById: 'txn_9' })).toBe(reasons.reversed)
    expect(whyNot({ reversedById: 'txn_9', reversible: '0' })).toBe(
      reasons.reversed
    )
  })

  test('is nothing while the reversal of the rest waits for approval', () => {
    const none = { reversible: '0' }
    expect(whyNot(none)).toBe(reasons.notReversible)
    const some = { ...none, reversedById: 'txn_9', actions: [] }
    expect(whyNot(some)).toBe(reasons.notReversible)
  })

  test('is to reverse it where the server says so', () => {
    expect(whyNot({ actions: [] })).toBe(reasons.notReversible)
    expect(whyNot({ actions: ['completion'] })).toBe(reasons.notReversible)
    expect(whyNot({ actions: ['reversal'] })).toBeUndefined()
    expect(whyNot({ status: 'reversed', actions: [] })).toBe(reasons.reversed)
  })

  test('is to reverse what is left of it', () => {
    const some = { reversedById: 'txn_9', reversible: '1' }
    expect(whyNot(some)).toBeUndefined()
  })
})

describe('what is open', () => {
  const all = [
    'complete-transaction',
    'reverse-transaction',
    'cancel-transaction'
  ]

  test.each(['pending', 'reserved'])(
    'is completed or cancelled while it is %s, in the version that is shown',
    status => {
      expect(namesOf({ status })).toEqual(all)
      for (const name of [
        'complete-transaction',
        'cancel-transaction'
      ] as const)
        expect(ofName(name, { status, version: 3 })).toMatchObject({
          disabledReason: undefined,
          request: { subject: { id: 'txn_1', version: 3 } }
        })
    }
  )

  test.each(['completed', 'posted', 'cancelled', 'failed', 'reversed', 'odd'])(
    'is nothing that is %s',
    status => expect(namesOf({ status })).toEqual(['reverse-transaction'])
  )

  test('is what the server says it is, where it says so', () => {
    expect(namesOf({ status: 'pending', actions: [] })).toEqual([
      'reverse-transaction'
    ])
    expect(namesOf({ status: 'reserved', actions: ['cancellation'] })).toEqual([
      'reverse-transaction',
      'cancel-transaction'
    ])
    expect(namesOf({ status: 'odd', actions: ['completion'] })).toEqual([
      'complete-transaction',
      'reverse-transaction'
    ])
  })

  const asked = { status: 'pending', waitsFor: 'approval' }
  const own = { ...asked, operator: { id: 'adm_1', name: 'Ada' } }
  const foreign = { ...asked, operator: { id: 'adm_2', name: 'Nadia' } }

  test('is approved or declined where another admin asked for it', () => {
    expect(actionsOf(foreign)).toMatchObject([
      {
        label: 'Approve',
        command: 'completeTransaction',
        disabledReason: undefined,
        // What the review says of the request is read from its row.
        request: { name: 'approve-transaction', row: foreign }
      },
      { request: { name: 'reverse-transaction' } },
      {
        label: 'Decline',
        command: 'cancelTransaction',
        disabledReason: undefined,
        request: { name: 'decline-transaction', row: foreign }
      }
    ])
  })

  test('is own among many, where the same admin asked for it', () => {
    const isOwn = (given: object): boolean | undefined =>
      decisionsInBulk.isOwn?.({ ...fullEntry, ...given })
    expect(isOwn(own)).toBe(true)
    expect(isOwn(foreign)).toBe(false)
    expect(isOwn({ ...own, waitsFor: undefined })).toBe(false)
  })

  test('is approved by another admin than the one who asked for it', () => {
    expect(ofName('approve-transaction', own)?.disabledReason).toBe(
      reasons.ownRequest
    )
    expect(ofName('cancel-transaction', own)).toMatchObject({
      disabledReason: undefined
    })
    // What waits for something else is not a request of theirs.
    expect(
      ofName('complete-transaction', { ...own, waitsFor: 'the bank' })
        ?.disabledReason
    ).toBeUndefined()
  })

  test('is shown of what is over too, where a menu would be empty without', () => {
    offers.mockImplementation(() => false)
    expect(namesOf({})).toEqual(all)
    expect(ofName('complete-transaction', {})?.disabledReason).toBe(
      reasons.notOpen
    )
    expect(ofName('cancel-transaction', {})?.disabledReason).toBe(
      reasons.notOpen
    )
  })
})
