import { expect, test } from 'vitest'

import { isIdLike } from '../../../src/format/id-like.ts'

test.each(['42', 'txn_000123', '0c4f-99e1', 'DEP-9986-1372'])(
  '%s could be an id',
  text => {
    expect(isIdLike(text)).toBe(true)
  }
)

test.each(['', 'anna', 'anna 42', 'anna42@example.com', '4'.repeat(129)])(
  '%j could be none',
  text => {
    expect(isIdLike(text)).toBe(false)
  }
)
