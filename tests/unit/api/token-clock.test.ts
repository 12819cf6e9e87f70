import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createTokenClock } from '../../../src/api/token-clock.ts'
import { tokenOf } from '../../support/token.ts'

const NOW = Date.UTC(2026, 10, 21)
const LIFE = 900

/** A token of a server whose clock differs from ours by these seconds. */
const issuedAt = (offset: number): string =>
  tokenOf({ iat: NOW / 1000 + offset, exp: NOW / 1000 + offset + LIFE })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a token is stale after its life, however wrong a clock is (REF-8)', () => {
  const tenYears = 10 * 365 * 86_400
  fc.assert(
    fc.property(
      fc.integer({ min: -tenYears, max: tenYears }),
      fc.integer({ min: 0, max: 30_000 }),
      (offset, tookMs) => {
        vi.setSystemTime(NOW)
        const clock = createTokenClock()
        const token = issuedAt(offset)
        clock.received(token, tookMs)
        const left = (LIFE - 10) * 1000 - tookMs / 2
        vi.advanceTimersByTime(Math.floor(left) - 1)
        expect(clock.isStale(token)).toBe(false)
        vi.advanceTimersByTime(2)
        expect(clock.isStale(token)).toBe(true)
      }
    )
  )
})

test('a clock that is set back does not make a token younger (REF-11)', () => {
  const clock = createTokenClock()
  const token = issuedAt(0)
  clock.received(token, 0)
  vi.advanceTimersByTime(600_000)
  vi.setSystemTime(NOW - 86_400_000)
  expect(clock.isStale(token)).toBe(false)
  vi.advanceTimersByTime(290_000)
  expect(clock.isStale(token)).toBe(true)
})

test('what slept is as old as the clock on the wall says (REF-11)', () => {
  const clock = createTokenClock()
  const token = issuedAt(0)
  clock.received(token, 0)
  // Only the date moves: the other clock stood still with the machine.
  vi.setSystemTime(NOW + 3_600_000)
  expect(clock.isStale(token)).toBe(true)
})

// The comparison of the specification (9.1), where the life is not known.
test('9.1 a token that does not say when it was issued is held against the clock (REF-8)', () => {
  const clock = createTokenClock()
  const token = tokenOf({ exp: NOW / 1000 + 11 })
  clock.received(token, 0)
  expect(clock.isStale(token)).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(clock.isStale(token)).toBe(true)
})

test('9.1 a token that this page was not given is held against the clock', () => {
  const clock = createTokenClock()
  clock.received(issuedAt(0), 0)
  expect(clock.isStale(issuedAt(-LIFE + 10))).toBe(true)
  expect(clock.isStale(issuedAt(-LIFE + 11))).toBe(false)
})

test('no claim at all makes it throw (AUTH-5)', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (iat, exp) => {
      const clock = createTokenClock()
      const token = tokenOf({ iat, exp })
      clock.received(token, 0)
      expect(clock.isStale(token)).toBeTypeOf('boolean')
    })
  )
})
