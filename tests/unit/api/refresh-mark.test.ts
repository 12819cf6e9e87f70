import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  MARK_AGE_MS,
  markRefresh,
  waitForMark
} from '../../../src/api/refresh-mark.ts'

const MARK = 'panel.refreshStartedAt'

const NOW = Date.UTC(2026, 10, 21)
const YEAR = 365 * 86_400_000

/** What this browser keeps. */
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map([[MARK, String(NOW)]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
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

test.each(['answered', 'late'] as const)(
  'the mark of another tab stays, where the refresh before it is %s (REF-5)',
  outcome => {
    const mark = markRefresh()
    kept.set(MARK, String(NOW + 1))
    mark[outcome]()
    expect(kept.get(MARK)).toBe(String(NOW + 1))
  }
)
