import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { parseJson } from '../../../src/api/parse-json.ts'
import { Id, Minor } from '../../../src/contract/values.ts'

test('amounts and ids beyond 2^53 keep every digit (NET-8)', () => {
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

test.each([
  '9007199254740993.0',
  '9.007199254740993e15',
  '-9007199254740993e0',
  '9007199254740992.0',
  '9007199254740991.4',
  '4503599627370497.3',
  '12345678.9999999999',
  '1.00000000000000000001',
  '10000000000000000.5e-16',
  '1e-400',
  '1e21',
  '1e400',
  '0.5'
])('%s is no amount, and is never read as another one', text => {
  const { amount } = parseJson(`{"amount":${text}}`) as { amount: unknown }
  expect(v.safeParse(Minor, amount).success).toBe(false)
})

test.each(['9007199254740993.0', '9.007199254740993e15', '1e21', '1e400'])(
  '%s is no id',
  text => {
    const { id } = parseJson(`{"id":${text}}`) as { id: unknown }
    expect(v.safeParse(Id, id).success).toBe(false)
  }
)

test.each([
  ['9007199254740991', '9007199254740991'],
  ['9007199254740991.0', '9007199254740991'],
  ['-9007199254740991000e-3', '-9007199254740991'],
  ['1.0000000000000000000', '1'],
  ['1.5e1', '15'],
  ['0.0000000000000000000', '0'],
  ['0e-400', '0'],
  ['9007199254740993', '9007199254740993']
])('%s is the amount %s', (text, expected) => {
  const { amount } = parseJson(`{"amount":${text}}`) as { amount: unknown }
  expect(v.parse(Minor, amount)).toBe(expected)
})

test('a number with zeros in front is no JSON, however long', () => {
  expect(() => parseJson('[0000000000000001]')).toThrow(SyntaxError)
})

test('what is no JSON is refused', () => {
  for (const text of ['<html>', '{"a":1', 'undefined', '{"a":1}x', '']) {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  }
})
