import { expect, test } from 'vitest'

import type { Transaction } from '../../../../src/contract/ledger/transaction.ts'
import { amountOfEntry } from '../../../../src/screens/ledger/amount-of-entry.ts'

const entry = {
  id: 'txn_1',
  direction: 'debit',
  amount: '4000',
  currency: 'EUR'
} as Transaction

test.each([
  ['completed', 'debit'],
  ['reversed', 'void'],
  ['pending', 'pending'],
  ['reserved', 'pending'],
  ['failed', 'void'],
  ['cancelled', 'void'],
  // What completed it moved the money: nothing was taken back.
  ['posted', 'pending'],
  ['parked', 'debit']
])('the amount of a %s entry is shown as %s', (status, tone) => {
  expect(amountOfEntry({ ...entry, status }).tone).toBe(tone)
})
