import { expect, test } from 'vitest'

import { fieldAt } from '../../../src/backend/field-at.ts'

const answer = { data: { token: 'a', refresh: { token: 'b' } }, ok: true }

test.each([
  ['ok', true],
  ['data.token', 'a'],
  ['data.refresh.token', 'b'],
  ['data.none', undefined],
  ['none.token', undefined]
])('the field at %s is read', (path, value) => {
  expect(fieldAt(answer, path)).toBe(value)
})

test.each([null, 'token', 7])('%j has no field', theirs => {
  expect(fieldAt(theirs, 'data.token')).toBeUndefined()
})
