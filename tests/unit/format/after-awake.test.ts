import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { afterAwake } from '../../../src/format/after-awake.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a call comes after its time', () => {
  const call = vi.fn()
  afterAwake(1200, call)
  vi.advanceTimersByTime(1199)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(call).toHaveBeenCalledOnce()
})

test.each([14_000, 36_000_000])('a sleep of %i ms does not count', slept => {
  const call = vi.fn()
  afterAwake(9000, call)
  vi.advanceTimersByTime(5000)
  // No timer goes on, and then the one that is due comes at once.
  vi.setSystemTime(Date.now() + slept)
  vi.advanceTimersByTime(4000)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(call).toHaveBeenCalledOnce()
})

test('a clock that is set back makes nothing longer', () => {
  const call = vi.fn()
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout']
  })
  afterAwake(2000, call)
  vi.advanceTimersByTime(600)
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(1400)
  expect(call).toHaveBeenCalledOnce()
})

test('what is called off does not come', () => {
  const call = vi.fn()
  const stop = afterAwake(1000, call)
  vi.advanceTimersByTime(999)
  stop()
  vi.advanceTimersByTime(1000)
  expect(call).not.toHaveBeenCalled()
})
