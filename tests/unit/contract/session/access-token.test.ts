import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  isTokenStale,
  tokenLife,
  tokenSubject
} from '../../../../src/contract/session/access-token.ts'
import { tokenOf } from '../../../support/token.ts'

const now = Date.UTC(2026, 10, 21)
const seconds = now / 1000

test('9.1 a token is stale from ten seconds before its expiry', () => {
  expect(isTokenStale(tokenOf({ exp: seconds + 11 }), now)).toBe(false)
  expect(isTokenStale(tokenOf({ exp: seconds + 10 }), now)).toBe(true)
  expect(isTokenStale(tokenOf({ exp: seconds + 10 }), now - 1)).toBe(false)
  expect(isTokenStale(tokenOf({ exp: seconds - 1 }), now)).toBe(true)
})

test('3.5 what cannot be read is stale and never throws (AUTH-5)', () => {
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

test('3.5 any text and any payload is read without throwing (AUTH-5)', () => {
  const claims = fc.record(
    { exp: fc.anything(), iat: fc.anything(), sub: fc.anything() },
    { requiredKeys: [] }
  )
  const encoded = fc
    .string({ unit: 'binary' })
    .map(text => `a.${Buffer.from(text).toString('base64url')}.c`)
  const token = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.string(), { minLength: 2, maxLength: 4 }).map(parts => {
      return parts.join('.')
    }),
    encoded,
    fc.jsonValue().map(tokenOf),
    claims.filter(isJson).map(tokenOf)
  )
  fc.assert(
    fc.property(token, text => {
      const life = tokenLife(text)
      if (life.kind === 'known') expect(life.expiresAt).not.toBeNaN()
      else expect(life).toEqual({ kind: 'unknown' })
      expect(isTokenStale(text, now)).toBeTypeOf('boolean')
      expect(['string', 'undefined']).toContain(typeof tokenSubject(text))
    }),
    { numRuns: 1000 }
  )
})

function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}
