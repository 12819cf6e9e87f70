import fc from 'fast-check'
import { expect, test } from 'vitest'

import { apiAddress, dropEmpty } from '../../../src/api/addresses.ts'
import { fillPath } from '../../../src/contract/params.ts'

test('7.5 drops empty params and keeps 0 and false (INJ-9)', () => {
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

test('7.0 refuses every path that would leave the base (AUTH-2)', () => {
  for (const path of [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'javascript:x',
    '../admin',
    'users/../../x',
    'users/%2e%2e/x',
    'users/..',
    '.\t./x',
    'users/.\n.',
    'users/.. ',
    '\t//evil.test'
  ]) {
    expect(() => apiAddress('/api/', path)).toThrow(RangeError)
  }
})

test('7.0 an address is below the base or is refused, whatever the path (AUTH-2, INJ-2)', () => {
  const pieces = ['/', '\\', '.', '..', 'a', '%2e', ':', '@', '?', '#']
  const unseen = ['\t', '\n', '\r', ' ', '\0', '\u3000', '\ufeff']
  const path = fc.oneof(
    fc
      .array(fc.constantFrom(...pieces, ...unseen), { maxLength: 8 })
      .map(parts => parts.join('')),
    fc.webUrl(),
    fc.webUrl().map(address => address.replace(/^https?:/u, '')),
    fc.string({ unit: 'binary' })
  )
  const base = fc.constantFrom('https://api.example/v1/', '/api/', '/api')
  fc.assert(
    fc.property(base, path, (below, value) => {
      let address: string
      try {
        address = apiAddress(below, value)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
        return
      }
      const page = 'https://panel.example/users'
      const prefix = new URL(below, page).href.replace(/\/?$/u, '/')
      expect(new URL(address, page).href.startsWith(prefix)).toBe(true)
    }),
    { numRuns: 2000 }
  )
})

test('any id stands in one segment of a path, or in none (INJ-2)', () => {
  const base = 'https://api.example/v1/'
  const id = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom('.', '/', '\\', '%', '2e', '?', '#', '\ud800', 'a')
      )
      .map(parts => parts.join(''))
  )
  fc.assert(
    fc.property(id, value => {
      let path: string
      try {
        path = fillPath('users/:id/transactions', { id: value })
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
        return
      }
      const { pathname, search, hash } = new URL(apiAddress(base, path))
      expect(pathname).toMatch(/^\/v1\/users\/[^/]+\/transactions$/u)
      expect(search + hash).toBe('')
    })
  )
})

test('an id stands in one segment of a path (INJ-2)', () => {
  expect(fillPath('users/:id/transactions', { id: 'a/b c' })).toBe(
    'users/a%2Fb%20c/transactions'
  )
  expect(() => fillPath('users/:id', { id: '..' })).toThrow(RangeError)
  expect(() => fillPath('users/:id', {})).toThrow(RangeError)
  expect(() => fillPath('users/:id', { id: 'a\ud800' })).toThrow(RangeError)
})
