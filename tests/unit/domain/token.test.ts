import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isTokenStale, tokenLife } from '../../../src/domain/token.ts'
import { tokenOf } from '../../support/token.ts'

const now = Date.UTC(2026, 10, 21)
const seconds = now / 1000

test('9.1 a token is stale from ten seconds before its expiry', () => {
  expect(isTokenStale(tokenOf({ exp: seconds + 11 }), now)).toBe(false)
  expect(isTokenStale(tokenOf({ exp: seconds + 10 }), now)).toBe(true)
  expect(isTokenStale(tokenOf({ exp: seconds + 10 }), now - 1)).toBe(false)
  expect(isTokenStale(tokenOf({ exp: seconds - 1 }), now)).toBe(true)
})

test('3.5 what cannot be read is stale and never throws', () => {
  const payloads: unknown[] = [
    null,
    5,
    {},
    { exp: 'soon' },
    { exp: null },
    { exp: String(seconds + 1000) }
  ]
  for (const payload of payloads) {
    expect(tokenLife(tokenOf(payload))).toEqual({ kind: 'unknown' })
    expect(isTokenStale(tokenOf(payload), now)).toBe(true)
  }
  expect(isTokenStale('', now)).toBe(true)
})

test('3.5 any text at all is read without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(['known', 'unknown']).toContain(tokenLife(text).kind)
    })
  )
})
