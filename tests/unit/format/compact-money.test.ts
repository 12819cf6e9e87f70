import { expect, test } from 'vitest'

import { compactMoney } from '../../../src/format/compact-money.ts'

test.each([
  ['0', 2, '0'],
  ['23200', 2, '232'],
  ['-23200', 2, '\u2212232'],
  ['535450', 2, '5.35k'],
  ['999999', 2, '9.99k'],
  ['123456789', 0, '123m'],
  ['1', 8, '0.00000001'],
  ['500000000000003', 18, '0.0005'],
  ['503', 18, '5.03E-16'],
  ['1234567890123456789012345678901', 2, '1.23E28'],
  ['-900719925474099301', 2, '\u22129000tn']
])('writes %s with %i decimals as %s', (minorUnits, decimals, text) => {
  expect(compactMoney(minorUnits, decimals, 'en-GB')).toBe(text)
})
