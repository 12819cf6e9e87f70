import { describe, expect, test } from 'vitest'

import { major, minor } from '../../../src/backend/minor.ts'

describe('minor units of an amount in major units', () => {
  test.each([
    ['12.5', 2, '1250'],
    ['12.50', 2, '1250'],
    ['12.5000', 2, '1250'],
    ['-0.07', 2, '-7'],
    ['7', 0, '7'],
    ['90071992547409931.23', 2, '9007199254740993123'],
    [12.5, 2, '1250'],
    [0.1, 2, '10'],
    [1_234_567_890_123.45, 2, '123456789012345']
  ])('%j with %d decimals is %s', (amount, decimals, units) => {
    expect(minor(amount, decimals)).toBe(units)
  })

  test.each([
    ['12.505', 2],
    ['1e3', 2],
    ['', 2],
    ['1,50', 2],
    [0.1 + 0.2, 2],
    [1_234_567_890_123_456, 2],
    [1e21, 2],
    [Number.NaN, 2]
  ])('%j with %d decimals would lose a digit', (amount, decimals) => {
    expect(() => minor(amount, decimals)).toThrow(RangeError)
  })

  test('of a currency that is not declared is refused, not guessed', () => {
    const currencies: Readonly<Record<string, number>> = { EUR: 2 }
    expect(() => minor('12', currencies['USD'])).toThrow(
      '12 is of a currency without decimals here'
    )
  })
})

test.each([
  ['1250', 2, '12.50'],
  ['-7', 2, '-0.07'],
  ['7', 0, '7'],
  ['0', 3, '0.000'],
  ['9007199254740993123', 2, '90071992547409931.23']
])('%s with %d decimals is %s in major units', (units, decimals, amount) => {
  expect(major({ minorUnits: units, decimals })).toBe(amount)
  expect(minor(amount, decimals)).toBe(units)
})

test.each(['12.5', '', '+5', '1,000', 'abc'])(
  '%j is no minor units, and never 0.00',
  text => {
    expect(() => major({ minorUnits: text, decimals: 2 })).toThrow(RangeError)
  }
)
