import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useCountdown } from '../../../../src/features/page/use-countdown.ts'

const NOW = Date.UTC(2026, 10, 21)
const YEAR = 365 * 86_400_000

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
    now: NOW
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A countdown of a minute that has begun. */
function minute(): { left: () => number; pass: (seconds: number) => void } {
  const { result } = renderHook(() => useCountdown())
  act(() => result.current[1](60))
  return {
    left: () => result.current[0],
    pass: seconds => act(() => void vi.advanceTimersByTime(seconds * 1000))
  }
}

test('counts every second, and ends', () => {
  const { left, pass } = minute()
  expect(left()).toBe(60)
  pass(1)
  expect(left()).toBe(59)
  pass(58)
  expect(left()).toBe(1)
  pass(1)
  expect(left()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('takes no longer where the clock is set back (AUTH-14)', () => {
  const { left, pass } = minute()
  pass(10)
  vi.setSystemTime(NOW - YEAR)
  pass(20)
  expect(left()).toBe(30)
  pass(30)
  expect(left()).toBe(0)
})

test('is over where the machine has slept for longer', () => {
  const { left, pass } = minute()
  // Only the date moves: the other clock stood still with the machine.
  vi.setSystemTime(NOW + 3_600_000)
  pass(1)
  expect(left()).toBe(0)
})
