import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { amountProblem } from '../../../src/format/amount-problem.ts'
import { amountText } from '../../../src/format/amount-text.ts'
import { MINUS, moneyDigits } from '../../../src/format/money.ts'
import {
  type AmountProblem,
  readAmount
} from '../../../src/format/read-amount.ts'

describe('an amount', () => {
  test.each([
    ['1234', 2, '123400'],
    ['1234.5', 2, '123450'],
    ['1234,5', 2, '123450'],
    ['1 234,50', 2, '123450'],
    ['1\u00a0234,50', 2, '123450'],
    ['1\u202f234\u2009567,5', 2, '123456750'],
    ['1,234.50', 2, '123450'],
    ['1.234,50', 2, '123450'],
    ["1'234.50", 2, '123450'],
    ['1\u2019234.50', 2, '123450'],
    ['1,234,567', 2, '123456700'],
    ['1.234.567,8', 2, '123456780'],
    ['0,125', 3, '125'],
    ['1234,125', 3, '1234125'],
    ['1.2340', 3, '1234'],
    ['12.5000', 2, '1250'],
    ['\u22121234.50', 2, '-123450'],
    ['-0.00', 2, '0'],
    ['+7.00', 2, '700'],
    ['\u22127.00', 2, '-700'],
    ['\u20117.00', 2, '-700'],
    ['+1\u202f234,50', 2, '123450'],
    ['\u202A7.00\u202C\u200B', 2, '700'],
    ['７．５０', 2, '750'],
    ['  7 ', 0, '7'],
    ['0.00000001', 8, '1'],
    // With three decimals, as English writes them.
    ['5.000', 3, '5000'],
    ['\u22121.234', 3, '-1234'],
    ['999.999', 3, '999999'],
    // Without decimals, no fraction can be meant.
    ['1,500', 0, '1500'],
    ['\u2212999,999', 0, '-999999'],
    ['9'.repeat(40), 18, '9'.repeat(40) + '0'.repeat(18)],
    ['92233720368547758.08', 2, '9223372036854775808'],
    ['-9223372036854775809', 0, '-9223372036854775809']
  ])('%s with %i decimals is %s', (text, decimals, minorUnits) => {
    expect(readAmount(text, decimals)).toEqual({ kind: 'amount', minorUnits })
  })

  test.each<[string, number, AmountProblem]>([
    ['1,234', 2, 'ambiguous'],
    ['1.234', 2, 'ambiguous'],
    ['1.005', 2, 'ambiguous'],
    ['1,234', 3, 'ambiguous'],
    ['1.234', 4, 'ambiguous'],
    ['1.234', 18, 'ambiguous'],
    ['1.234', 0, 'ambiguous'],
    ['\u22121,234', 2, 'ambiguous'],
    ['0.005', 2, 'too-precise'],
    ['1234.567', 2, 'too-precise'],
    ['1,234.567', 2, 'too-precise'],
    ['1.5', 0, 'too-precise'],
    ['', 2, 'not-a-number'],
    [' ', 2, 'not-a-number'],
    ['-', 2, 'not-a-number'],
    ['1 2', 2, 'not-a-number'],
    ['10 20', 2, 'not-a-number'],
    ['1 234 5', 2, 'not-a-number'],
    ['12,34,567', 2, 'not-a-number'],
    ['1,234.567,89', 2, 'not-a-number'],
    ['1234,567.89', 2, 'not-a-number'],
    ['1..5', 2, 'not-a-number'],
    ['.5', 2, 'not-a-number'],
    ['5.', 2, 'not-a-number'],
    ['1e5', 2, 'not-a-number'],
    ['0x10', 2, 'not-a-number'],
    ['EUR 5', 2, 'not-a-number'],
    ['5 -', 2, 'not-a-number'],
    ['+', 2, 'not-a-number'],
    ['+-5', 2, 'not-a-number'],
    ['+ 5', 2, 'not-a-number'],
    ['\u0661', 2, 'not-a-number']
  ])('"%s" with %i decimals is refused: %s', (text, decimals, problem) => {
    expect(readAmount(text, decimals)).toEqual({ kind: 'problem', problem })
  })
})

describe('an amount with a currency behind it', () => {
  test.each([
    ['\u22127.00\u00A0EUR', 'EUR', '-700'],
    ['+1,234.50 EUR', 'EUR', '123450'],
    ['7EUR', 'EUR', '700'],
    ['12.5%', '%', '1250'],
    ['12,5\u00A0%', '%', '1250']
  ])('%s is one of %s', (text, code, minorUnits) => {
    expect(readAmount(text, 2, code)).toEqual({ kind: 'amount', minorUnits })
  })

  test.each([
    ['7.00 USD', 'EUR'],
    ['EUR', 'EUR'],
    ['7.00 EUR EUR', 'EUR'],
    // The digit could be one of the amount.
    ['7 1INCH', '1INCH']
  ])('%s is none of %s', (text, code) => {
    expect(readAmount(text, 2, code)).toEqual({
      kind: 'problem',
      problem: 'not-a-number'
    })
  })

  test('is read as it is shown in a list, sign and currency included', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 63n) + 1n, max: 2n ** 63n - 1n }),
        fc.constantFrom(0, 2, 3, 8, 18),
        (units, decimals) => {
          const { negative, digits } = moneyDigits(String(units), decimals)
          const shown = `${negative ? MINUS : '+'}${digits} EUR`
          expect(readAmount(shown, decimals, 'EUR')).toEqual({
            kind: 'amount',
            minorUnits: String(units)
          })
        }
      )
    )
  })

  test('is told how to be written without the currency', () => {
    const euro = { code: 'EUR', decimals: 2 }
    expect(amountProblem('+1,234 EUR', 'ambiguous', euro)).toBe(
      'Write +1234 or +1.23'
    )
  })
})

describe('a written amount', () => {
  test.each([
    ['123450', 2, '1234.50'],
    ['-5', 2, '-0.05'],
    ['0', 2, '0.00'],
    ['1234567', 0, '1234567'],
    ['1', 8, '0.00000001']
  ])('%s units of %i decimals are %s', (units, decimals, text) => {
    expect(amountText(units, decimals)).toBe(text)
  })
})

test.each([
  [2, '1234', '1.23'],
  [3, '1234', '1.234'],
  // A zero more tells the fraction from the thousand.
  [4, '1234', '1.2340']
])(
  '1,234 of %i decimals is told to be written as %s or %s',
  (decimals, ...ways) => {
    const currency = { code: 'KWD', decimals }
    const told = amountProblem('1,234', 'ambiguous', currency)
    for (const way of ways)
      expect(told).toMatch(new RegExp(`${way}\\b(?!\\d)`, 'u'))
  }
)
