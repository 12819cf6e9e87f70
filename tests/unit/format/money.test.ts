import fc from 'fast-check'
import { expect, test } from 'vitest'

import { moneyDigits } from '../../../src/format/money.ts'

test('writes the decimals of the currency', () => {
  expect(moneyDigits('128450', 2).digits).toBe('1,284.50')
  expect(moneyDigits('5', 2).digits).toBe('0.05')
  expect(moneyDigits('1412300', 0).digits).toBe('1,412,300')
  expect(moneyDigits('-1', 8)).toEqual({
    negative: true,
    zero: false,
    digits: '0.00000001'
  })
})

test('shows every digit of any amount and any number of decimals', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
      fc.integer({ min: 0, max: 18 }),
      (amount, decimals) => {
        const { digits, negative } = moneyDigits(String(amount), decimals)
        const [whole = '', fraction = ''] = digits
          .replaceAll(',', '')
          .split('.')
        expect(fraction).toHaveLength(decimals)
        expect(BigInt((negative ? '-' : '') + whole + fraction)).toBe(amount)
      }
    )
  )
})

test('refuses what is no whole number of minor units', () => {
  expect(() => moneyDigits('1.5', 2)).toThrow(SyntaxError)
})
