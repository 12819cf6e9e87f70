import { expect, test } from 'vitest'

import { RequestError } from '../../../../src/contract/request-error.ts'
import { problemText } from '../../../../src/features/values/problem-text.ts'
import { messages } from '../../../../src/messages.ts'

const fields = { reason: ['is too short', 'Not ours.'], note: ['Missing'] }

test('a refusal that names only fields is told by them where there is no form (NET-12)', () => {
  expect(problemText(new RequestError({ kind: 'invalid', fields }))).toBe(
    'reason: is too short. Not ours. note: Missing'
  )
})

test('a refusal in the words of its server is told in them alone (NET-12)', () => {
  const detail = 'Two things are wrong.'
  expect(
    problemText(new RequestError({ kind: 'conflict', detail, fields }))
  ).toBe(detail)
})

test('a refusal without any words has our own (NET-12)', () => {
  expect(problemText(new RequestError({ kind: 'invalid' }))).toBe(
    messages.problem.invalid
  )
})
