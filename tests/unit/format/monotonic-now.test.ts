import { afterEach, expect, test, vi } from 'vitest'

import { monotonicNow } from '../../../src/format/monotonic-now.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('OPS-7 counts by the clock on the wall where there is no other', () => {
  vi.spyOn(Date, 'now').mockReturnValue(7_000)
  vi.stubGlobal('performance', { now: () => 5 })
  expect(monotonicNow()).toBe(5)
  vi.stubGlobal('performance', {})
  expect(monotonicNow()).toBe(7_000)
  vi.stubGlobal('performance', undefined)
  expect(monotonicNow()).toBe(7_000)
})
