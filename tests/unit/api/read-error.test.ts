import { describe, expect, test } from 'vitest'

import { readError } from '../../../src/api/read-error.ts'

const response = (status: number, headers: HeadersInit = {}): Response =>
  new Response(null, { status, headers })

describe('error reader', () => {
  test.each([
    [400, 'invalid'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [412, 'conflict'],
    [422, 'invalid'],
    [423, 'conflict'],
    [413, 'too-large'],
    [429, 'too-many'],
    [500, 'server'],
    [501, 'server'],
    [503, 'server']
  ])('a %i is %s (NET-12)', (status, kind) => {
    expect(readError(response(status), undefined).facts).toMatchObject({
      kind,
      status
    })
  })

  test('reads the request id and how long to wait (NET-3, NET-12)', () => {
    expect(
      readError(
        response(429, { 'x-request-id': 'req_1', 'retry-after': '30' }),
        undefined
      ).facts
    ).toMatchObject({ requestId: 'req_1', retryAfter: 30 })
    const date = new Date(Date.now() + 60_000).toUTCString()
    expect(
      readError(response(503, { 'retry-after': date }), undefined).facts
        .retryAfter
    ).toBeGreaterThan(50)
    expect(
      readError(response(503, { 'retry-after': 'soon' }), undefined).facts
        .retryAfter
    ).toBeUndefined()
  })

  test.each([
    [{ detail: 'No.' }, 'No.'],
    [{ message: ['a', 'b'] }, 'a. b'],
    [{ message: 'Nest' }, 'Nest'],
    [{ errorMessage: 'Formance' }, 'Formance'],
    [{ error: { message: 'Stripe' } }, 'Stripe'],
    [{ error: 'plain' }, 'plain'],
    [{ title: 'Title' }, 'Title'],
    [{}, undefined],
    [null, undefined],
    ['<html>', undefined]
  ])('reads the detail of %j', (body, detail) => {
    expect(readError(response(422), body).facts.detail).toBe(detail)
  })

  test.each([
    [{ errors: [{ pointer: '#/email', detail: 'taken' }] }],
    [{ errors: { email: ['taken'] } }],
    [{ violations: [{ propertyPath: 'email', message: 'taken' }] }],
    [{ errors: [{ message: 'taken', extensions: { field: 'email' } }] }],
    [{ error: { param: 'email', message: 'taken' } }],
    [{ issues: [{ path: ['email'], message: 'taken' }] }]
  ])('reads the field of %j', body => {
    expect(readError(response(422), body).facts.fields).toEqual({
      email: ['taken']
    })
  })

  test('an error that names no field is kept', () => {
    expect(
      readError(response(422), { errors: [{ detail: 'closed' }] }).facts.fields
    ).toEqual({ '': ['closed'] })
  })
})

test.each(['note', 'body.note', 'profile/note'])(
  "a field of the backend's own, %s, is the form's by its last part",
  name => {
    const body = { errors: [{ pointer: name, detail: 'Too short.' }] }
    const { facts } = readError(response(422), body, { note: 'reason' })
    expect(facts.fields).toEqual({ reason: ['Too short.'] })
  }
)

test('the id that people quote is in the header, or in the problem', () => {
  const inBody = readError(response(500), { traceId: 'req_2' })
  expect(inBody.facts.requestId).toBe('req_2')
})
