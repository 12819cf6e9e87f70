import { describe, expect, test } from 'vitest'

import { isLargeAmount } from '../../../src/format/large-amount.ts'

const ETHER = 10n ** 18n

describe('a large amount', () => {
  test.each([
    ['100000', 'real', 2, false],
    ['100001', 'real', 2, true],
    ['-100001', 'real', 2, true],
    ['1000000', 'real', 3, false],
    ['1000001', 'real', 3, true],
    ['100000', 'real', 0, false],
    ['100001', 'real', 0, true],
    ['100000000', 'real', 8, false],
    ['100000001', 'real', 8, true],
    [String(ETHER), 'real', 18, false],
    [String(ETHER + 1n), 'real', 18, true],
    ['10000', 'virtual', 0, false],
    ['10001', 'virtual', 0, true],
    [String(10_000n * ETHER), 'virtual', 18, false],
    [String(10_000n * ETHER + 1n), 'virtual', 18, true]
  ] as const)(
    '%s minor units, %s, %d decimals: %s',
    (units, type, decimals, large) => {
      expect(isLargeAmount(units, { type, decimals })).toBe(large)
    }
  )

  test('is what the server says of the currency', () => {
    const ether = { type: 'real', decimals: 18, largeAmount: '5' } as const
    expect(isLargeAmount('5', ether)).toBe(false)
    expect(isLargeAmount('-6', ether)).toBe(true)
  })
})
