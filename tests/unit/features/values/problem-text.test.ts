import { expect, test } from 'vitest'

import { readError } from '../../../../src/api/read-error.ts'
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

test.each([
  'The call is too large',
  '<html><h1>413 Request Entity Too Large</h1></html>',
  { detail: 'The body is larger than 65536 bytes.' }
])('a 413 has our own words, whoever sends it and however: %j', body => {
  const error = readError(new Response('', { status: 413 }), body)
  expect(problemText(error)).toBe(
    'This is too large for the server. Shorten it.'
  )
})

test('a refusal without any words has our own (NET-12)', () => {
  expect(problemText(new RequestError({ kind: 'invalid' }))).toBe(
    messages.problem.invalid
  )
})
