import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { readRetryAfter, retryWaitMs } from '../../../src/api/retry.ts'

const LONGEST_RETRY_AFTER = 3600

const NOW = Date.UTC(2026, 10, 21, 12)
const YEAR = 365 * 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
})

const read = (asked: string, date?: string): number | undefined =>
  readRetryAfter(
    new Headers({ 'retry-after': asked, ...(date ? { date } : {}) })
  )

const utc = (milliseconds: number): string =>
  new Date(milliseconds).toUTCString()

describe('the wait that a server asks for (NET-3)', () => {
  test.each([
    ['30', 30],
    ['0', 0],
    ['3600', 3600],
    ['3601', LONGEST_RETRY_AFTER],
    ['2147484', LONGEST_RETRY_AFTER],
    ['9'.repeat(400), LONGEST_RETRY_AFTER],
    [utc(NOW + 90_000), 90],
    [utc(NOW - 90_000), 0],
    [utc(NOW + YEAR), LONGEST_RETRY_AFTER]
  ])('of %s is %i s', (asked, seconds) => {
    expect(read(asked)).toBe(seconds)
  })

  test.each(['-5', '+3', '1e9', '1.5', '.5', '5, 9', '2027-01-01', 'soon', ''])(
    'is not known from "%s"',
    asked => {
      expect(read(asked)).toBeUndefined()
    }
  )

  test('never ends early, also where our clock is within a second', () => {
    vi.setSystemTime(NOW + 300)
    expect(read(utc(NOW + 90_000))).toBe(90)
  })

  test('ends at a date of its own clock, however wrong ours is', () => {
    expect(read(utc(NOW - YEAR + 20_000), utc(NOW - YEAR))).toBe(20)
    expect(read(utc(NOW + YEAR + 20_000), utc(NOW + YEAR))).toBe(20)
    expect(read(utc(NOW + 20_000), 'today')).toBe(20)
  })
})

describe('the wait before another try', () => {
  test.each([
    ['walkedPage', 1, 0, 500],
    ['walkedPage', 2, 0, 2000],
    ['walkedPage', 1, 900, 900_000],
    ['refresh', 1, 0, 2000],
    ['refresh', 3, 0, 8000],
    ['refresh', 9, 0, 60_000],
    ['refresh', 1, 3, 3000],
    ['refresh', 1, 3600, 300_000]
  ] as const)('of %s after %i failures, asked for %i s, is %i ms', (...row) => {
    const [kind, failures, requested, waitMs] = row
    expect(retryWaitMs(kind, failures, requested)).toBe(waitMs)
  })

  test.each([
    ['get', 1, 0, 325, 975],
    ['session', 1, 0, 500, 1500],
    ['session', 2, 0, 1000, 3000],
    ['session', 20, 0, 30_000, 90_000],
    ['session', 1, 30, 30_000, 30_000]
  ] as const)(
    'of %s after %i failures, asked for %i s, is spread over %i to %i ms',
    (kind, failures, asked, leastMs, mostMs) => {
      const random = vi.spyOn(Math, 'random')
      random.mockReturnValue(0)
      expect(retryWaitMs(kind, failures, asked)).toBe(leastMs)
      random.mockReturnValue(1)
      expect(retryWaitMs(kind, failures, asked)).toBe(mostMs)
      random.mockRestore()
    }
  )
})
