import fc from 'fast-check'
import { expect, test } from 'vitest'

import { apiAddress, dropEmpty, fillPath } from '../../../src/api/addresses.ts'

test('7.5 drops empty params and keeps 0 and false', () => {
  expect(
    dropEmpty({ a: '', b: null, c: undefined, d: 0, e: false, f: '  ' })
  ).toEqual({ d: 0, e: false, f: '  ' })
})

test('7.0 joins the base and a path with one slash', () => {
  expect(apiAddress('/api/', 'admin')).toBe('/api/admin')
  expect(apiAddress('/api', 'admin')).toBe('/api/admin')
  expect(apiAddress('/api/', '/admin')).toBe('/api/admin')
  expect(apiAddress('/api', 'api/x')).toBe('/api/api/x')
  expect(apiAddress('https://a.example/v1/', 'users/1')).toBe(
    'https://a.example/v1/users/1'
  )
})

test('7.0 refuses every path that would leave the base', () => {
  for (const path of [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'javascript:x',
    '../admin',
    'users/../../x',
    'users/%2e%2e/x',
    'users/..'
  ]) {
    expect(() => apiAddress('/api/', path)).toThrow(RangeError)
  }
})

test('7.0 an address is below the base or is refused, whatever the path', () => {
  const base = 'https://api.example/v1/'
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'a',
    '%2e',
    ':',
    '@',
    '?'
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), parts => {
      let address: string
      try {
        address = apiAddress(base, parts.join(''))
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
        return
      }
      expect(new URL(address).href.startsWith(base)).toBe(true)
    })
  )
})

test('an id stands in one segment of a path', () => {
  expect(fillPath('users/:id/transactions', { id: 'a/b c' })).toBe(
    'users/a%2Fb%20c/transactions'
  )
  expect(() => fillPath('users/:id', { id: '..' })).toThrow(RangeError)
  expect(() => fillPath('users/:id', {})).toThrow(RangeError)
})
