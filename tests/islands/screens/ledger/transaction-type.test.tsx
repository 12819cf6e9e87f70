import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { TransactionType } from '../../../../src/screens/ledger/transaction-type.tsx'

afterEach(cleanup)

function show(value: string): { word: string; icon: string } {
  const { container } = render(<TransactionType value={value} />)
  const icon = container.querySelector('svg[aria-hidden="true"]')
  return { word: container.textContent, icon: icon?.innerHTML ?? '' }
}

test('each type has its word and an icon of its own', () => {
  const types = {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    entry_fee: 'Entry fee',
    prize: 'Prize',
    refund: 'Refund',
    commission: 'Commission',
    bonus: 'Bonus',
    transfer: 'Transfer',
    adjustment: 'Adjustment',
    reversal: 'Reversal'
  }
  const shown = Object.keys(types).map(show)
  expect(shown.map(({ word }) => word)).toEqual(Object.values(types))
  expect(shown.map(({ icon }) => icon)).not.toContain('')
  expect(new Set(shown.map(({ icon }) => icon)).size).toBe(10)
})

test('a type that is not known stands there as it came, in line', () => {
  const { word, icon } = show('constructor')
  expect(word).toBe('constructor')
  expect(icon).not.toBe('')
})
