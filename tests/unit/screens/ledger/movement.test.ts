import { describe, expect, test } from 'vitest'

import {
  balanceChange,
  sumsByCurrency
} from '../../../../src/screens/ledger/movement.ts'

const entry = {
  id: 'txn_1',
  currency: 'EUR',
  direction: 'credit',
  amount: '8640',
  status: 'completed'
} as const

describe('what an entry did to its balance', () => {
  test('is told by the balances that the server states', () => {
    const stated = {
      ...entry,
      balanceBefore: '119810',
      balanceAfter: '128450'
    }
    expect(balanceChange(stated)).toEqual({
      kind: 'moved',
      before: '119810',
      after: '128450'
    })
  })

  test('is told by the balance after alone', () => {
    const after = { ...entry, balanceAfter: '128450' }
    expect(balanceChange(after)).toEqual({
      kind: 'moved',
      before: '119810',
      after: '128450'
    })
    expect(balanceChange({ ...after, direction: 'debit' })).toMatchObject({
      before: '137090'
    })
  })

  test('is nothing for what says that it has left none, whatever its status is called', () => {
    for (const status of ['pending', 'reserved', 'failed', 'parked']) {
      const unmoved = { ...entry, status, balanceAfter: null }
      expect(balanceChange(unmoved)).toEqual({ kind: 'unmoved' })
    }
  })

  test('is unknown for what is not settled and says nothing of a balance', () => {
    for (const status of ['pending', 'failed', 'parked']) {
      expect(balanceChange({ ...entry, status })).toEqual({ kind: 'unknown' })
    }
  })

  test('is unstated where a settled entry names no balance', () => {
    for (const status of ['completed', 'reversed']) {
      expect(balanceChange({ ...entry, status })).toEqual({ kind: 'unstated' })
      const none = { ...entry, status, balanceAfter: null }
      expect(balanceChange(none)).toEqual({ kind: 'unstated' })
    }
  })
})

describe('the sums of a movement', () => {
  test('are zero for each currency where money only moves', () => {
    expect(
      sumsByCurrency([
        entry,
        { ...entry, direction: 'debit', amount: '8000' },
        { currency: 'TKN', direction: 'debit', amount: '5' },
        { ...entry, direction: 'debit', amount: '640' },
        { currency: 'TKN', direction: 'credit', amount: '5' }
      ])
    ).toEqual([
      { currency: 'EUR', sum: '0' },
      { currency: 'TKN', sum: '0' }
    ])
  })

  test('keep every digit, and the sign of what is missing', () => {
    const credit = '9007199254740993000'
    const debit = '9007199254740993001'
    expect(
      sumsByCurrency([
        { ...entry, amount: credit },
        { ...entry, direction: 'debit', amount: debit }
      ])
    ).toEqual([{ currency: 'EUR', sum: '-1' }])
  })

  test('are none where there is no entry', () => {
    expect(sumsByCurrency([])).toEqual([])
  })
})
