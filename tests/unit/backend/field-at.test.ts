import { expect, test } from 'vitest'

import { fieldAt, withoutFieldAt } from '../../../src/backend/field-at.ts'

const answer = { data: { token: 'a', refresh: { token: 'b' } }, ok: true }

test.each([
  ['ok', true, { data: answer.data }],
  ['data.token', 'a', { data: { refresh: { token: 'b' } }, ok: true }],
  ['data.refresh.token', 'b', { data: { token: 'a', refresh: {} }, ok: true }],
  ['data.none', undefined, answer],
  ['none.token', undefined, answer]
])('the field at %s is read, and taken out', (path, value, rest) => {
  expect(fieldAt(answer, path)).toBe(value)
  expect(withoutFieldAt(answer, path)).toEqual(rest)
})

test.each([null, 'token', 7])('%j has no field', theirs => {
  expect(fieldAt(theirs, 'data.token')).toBeUndefined()
  expect(withoutFieldAt(theirs, 'data.token')).toBe(theirs)
})
