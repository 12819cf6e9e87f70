import { expect, test } from 'vitest'

import {
  moneyStatusOf,
  statusesThatAre
} from '../../../src/contract/ledger/money-status.ts'

test('a status says what it means for money, unless no such status is known', () => {
  expect(moneyStatusOf('reversed')).toBe('settled')
  expect(moneyStatusOf('parked')).toBeUndefined()
  expect(moneyStatusOf('constructor')).toBeUndefined()
})

test('statuses are found by what they mean for money', () => {
  expect(statusesThatAre('settled')).toEqual(['completed', 'reversed'])
  expect(statusesThatAre('held', 'open')).toEqual(['pending', 'reserved'])
})
