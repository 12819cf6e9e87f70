import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Id, Minor } from '../../../src/api/contract/values.ts'
import { parseJson } from '../../../src/api/parse-json.ts'

test('amounts and ids beyond 2^53 keep every digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), amount => {
      const answer = parseJson(`{"amount":${amount},"id":${amount}}`) as {
        amount: unknown
        id: unknown
      }
      expect(v.parse(Minor, answer.amount)).toBe(String(amount))
      expect(v.parse(Id, answer.id)).toBe(String(amount))
    })
  )
})

test('everything else is read as JSON reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), value => {
      const text = JSON.stringify(value)
      fc.pre(!/\d{16}/u.test(text))
      expect(parseJson(text)).toEqual(JSON.parse(text))
    })
  )
})

test('digits inside a text stay as they are', () => {
  const value = { note: 'ref 12345678901234567890 "1234567890123456789"' }
  expect(parseJson(JSON.stringify(value))).toEqual(value)
  expect(parseJson('[1234567890123456.5, 1e400]')).toEqual([
    1234567890123456.5,
    Infinity
  ])
})

test('a fraction or an exponent of many digits is read as JSON reads it', () => {
  fc.assert(
    fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), value => {
      const text = `{"id":12345678901234567890,"rate":${JSON.stringify(value)}}`
      const { rate } = parseJson(text) as { rate: unknown }
      fc.pre(!/^-?\d{16,}$/u.test(JSON.stringify(value)))
      expect(rate).toBe(JSON.parse(JSON.stringify(value)))
    })
  )
  expect(parseJson('[0.30000000000000004,-1e-0000000000000001]')).toEqual([
    0.30000000000000004, -0.1
  ])
})

test('what is no JSON is refused', () => {
  for (const text of ['<html>', '{"a":1', 'undefined', '{"a":1}x', '']) {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  }
})
