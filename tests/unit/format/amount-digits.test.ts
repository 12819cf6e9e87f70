import { describe, expect, test } from 'vitest'

import { amountDigits } from '../../../src/format/amount-digits.ts'

describe('an amount as digits', () => {
  test.each([
    ['123450', 2, '1,234.50'],
    ['-5', 2, '−0.05'],
    ['9007199254740993', 0, '9,007,199,254,740,993']
  ])('%s with %i decimals is %s', (minorUnits, decimals, text) => {
    expect(amountDigits(minorUnits, decimals)).toBe(text)
  })

  test('of an unknown currency names its raw units', () => {
    expect(amountDigits('-1234', undefined)).toBe('−1,234 units')
  })
})
