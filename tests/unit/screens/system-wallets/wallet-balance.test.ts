import { expect, test } from 'vitest'

import {
  availableIn,
  isLow
} from '../../../../src/screens/system-wallets/wallet-balance.ts'

test('a wallet is low below its mark, and not at it', () => {
  expect(isLow({ balance: '99', lowBalanceAt: '100' })).toBe(true)
  expect(isLow({ balance: '100', lowBalanceAt: '100' })).toBe(false)
  expect(isLow({ balance: '-5', lowBalanceAt: '0' })).toBe(true)
  expect(isLow({ balance: '-5', lowBalanceAt: null })).toBe(false)
})

test('what a wallet has reserved cannot be moved', () => {
  expect(availableIn({ balance: '9007199254740993', reserved: '1' })).toBe(
    '9007199254740992'
  )
  expect(availableIn({ balance: '5' })).toBeUndefined()
})
