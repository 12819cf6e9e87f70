import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  isInGrace,
  saveGrace,
  markRefresh,
  type RefreshMark,
  waitForMark
} from '../../../src/api/refresh-mark.ts'

const MARK = 'panel.refreshStartedAt'
const UNANSWERED = 'panel.refreshUnansweredSince'

const NOW = Date.UTC(2026, 10, 21)
const YEAR = 365 * 86_400_000

/** What this browser keeps. */
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map([
    [MARK, String(NOW)],
    [UNANSWERED, String(NOW)]
  ])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
  vi.stubGlobal('localStorage', storage)
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
  await vi.advanceTimersByTimeAsync(3000 - 1100)
  expect(waited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(waited).toHaveBeenCalledOnce()
})

test.each([
  ['answered', (mark: RefreshMark) => mark.ended(true)],
  ['late', (mark: RefreshMark) => mark.late()]
] as const)(
  'the mark of another tab stays, where the refresh before it is %s (REF-5)',
  (_, end) => {
    const mark = markRefresh()
    kept.set(MARK, String(NOW + 1))
    end(mark)
    expect(kept.get(MARK)).toBe(String(NOW + 1))
  }
)

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
    saveGrace(told)
    expect({ told, isIn: isInGrace() }).toEqual({ told, isIn })
  }
})

test('the grace ends a second early, as a request takes time to arrive (REF-5)', () => {
  saveGrace(20)
  vi.setSystemTime(NOW + 18_999)
  expect(isInGrace()).toBe(true)
  vi.setSystemTime(NOW + 19_000)
  expect(isInGrace()).toBe(false)
})

test('the grace runs from the first refresh that nothing has answered (REF-5)', () => {
  saveGrace(20)
  vi.setSystemTime(NOW + 8000)
  markRefresh()
  expect(isInGrace()).toBe(true)
  vi.setSystemTime(NOW + 16_000)
  const third = markRefresh()
  vi.setSystemTime(NOW + 20_000)
  expect(isInGrace()).toBe(false)
  // The next token has just been given.
  third.ended(true)
  markRefresh()
  expect(isInGrace()).toBe(true)
})

test('one that was never sent takes nothing of the grace of another (REF-5)', () => {
  saveGrace(20)
  vi.setSystemTime(NOW + 8000)
  markRefresh().ended(false)
  expect(kept.get(UNANSWERED)).toBe(String(NOW))
  kept.clear()
  markRefresh().ended(false)
  expect([...kept]).toEqual([])
})
