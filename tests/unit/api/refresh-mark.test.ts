import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  isInGrace,
  keepGrace,
  MARK_AGE_MS,
  waitForMark
} from '../../../src/api/refresh-mark.ts'

const NOW = Date.UTC(2026, 10, 21)
const YEAR = 365 * 86_400_000

beforeEach(() => {
  const kept = new Map([['panel.refreshStartedAt', String(NOW)]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value)
  })
  vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout']
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a mark is waited out no longer where the clock is set back (REF-11)', async () => {
  const waited = vi.fn<() => void>()
  void waitForMark().then(waited)
  await vi.advanceTimersByTimeAsync(1000)
  vi.setSystemTime(NOW - YEAR)
  await vi.advanceTimersByTimeAsync(MARK_AGE_MS - 1100)
  expect(waited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(waited).toHaveBeenCalledOnce()
})

test('what the server last said of its grace is what counts (REF-5)', () => {
  for (const [told, isIn] of [
    [undefined, false],
    [20, true],
    [0, false],
    [20, true],
    // It says nothing any more, or nothing that can be read.
    [undefined, false],
    ['soon', false]
  ]) {
    keepGrace(told)
    expect({ told, isIn: isInGrace() }).toEqual({ told, isIn })
  }
})
