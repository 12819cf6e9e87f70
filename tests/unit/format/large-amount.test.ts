import { describe, expect, test } from 'vitest'

import { isLargeAmount } from '../../../src/format/large-amount.ts'

describe('a large amount', () => {
  test.each([
    ['100000', 'real', 2, false],
    ['100001', 'real', 2, true],
    ['-100001', 'real', 2, true],
    ['1000', 'real', 0, false],
    ['1001', 'real', 0, true],
    ['10000', 'virtual', 0, false],
    ['10001', 'virtual', 0, true],
    ['9223372036854775807', 'virtual', 18, false]
  ] as const)(
    '%s minor units, %s, %d decimals: %s',
    (units, type, decimals, large) => {
      expect(isLargeAmount(units, { type, decimals })).toBe(large)
    }
  )
})
