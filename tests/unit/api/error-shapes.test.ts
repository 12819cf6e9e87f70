import { describe, expect, test } from 'vitest'

import { sendRequest } from '../../../src/api/http.ts'
import type { RequestError } from '../../../src/contract/request-error.ts'
import { errorShapes } from '../../support/error-shapes.ts'
import { startRawServer } from '../../support/raw-server.ts'

/** What a refusal is read as that a server answers with this body. */
async function readRefusal(
  body: unknown,
  { status = 422, type = 'application/json' } = {}
): Promise<RequestError['facts']> {
  const { origin } = await startRawServer((_, response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const address = `${origin}/x`
  return sendRequest({ method: 'POST', address, body: {} }).then(
    () => {
      throw new Error('It was not refused.')
    },
    ({ facts }: RequestError) => facts
  )
}

describe('a refusal (NET-12)', () => {
  test.each(errorShapes)('of $of is read', async shape => {
    const {
      body,
      detail,
      fields,
      status = 422,
      type = 'application/json'
    } = shape
    const facts = await readRefusal(body, { status, type })
    expect(facts.status).toBe(status)
    expect(facts.detail).toBe(detail)
    expect(facts.fields).toEqual(fields)
  })

  test.each([
    [
      'fields within error',
      { error: { email: ['Taken.'] } },
      { email: 'Taken.' }
    ],
    ['texts by field', { errors: { email: 'Taken.' } }, { email: 'Taken.' }],
    ['a field called title', { title: ['Taken.'] }, { title: 'Taken.' }],
    [
      'objects by field',
      { errors: { email: { message: 'Taken.', kind: 'unique' } } },
      { email: 'Taken.' }
    ],
    [
      'a name in extensions',
      {
        errors: [
          { message: 'Taken.', path: ['add'], extensions: { field: 'email' } }
        ]
      },
      { email: 'Taken.' }
    ],
    [
      'errors within error',
      {
        error: { message: 'No.', errors: [{ field: 'email', msg: 'Taken.' }] }
      },
      { email: 'Taken.' }
    ],
    ['an object as its detail', { detail: { message: 'No.' } }, { '': 'No.' }],
    ['a list', ['Taken.'], { '': 'Taken.' }]
  ])('with %s is read, too', async (_, body, fields) => {
    expect((await readRefusal(body)).fields).toEqual(
      Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, [text]])
      )
    )
  })

  test('with a text of 500 characters says it', async () => {
    const text = 'x'.repeat(500)
    const { detail } = await readRefusal(text, { type: 'text/plain' })
    expect(detail).toBe(text)
  })

  test.each([
    ['broken JSON', '{"detail":"Clo', 'application/json'],
    ['text of no type', 'Closed.', ''],
    ['a page called text', '<html>Closed.</html>', 'text/plain'],
    ['a page within JSON', '"<html>Closed.</html>"', 'application/json'],
    ['a text as long as a trace', 'at x\n'.repeat(101), 'text/plain'],
    [
      'facts of the request',
      {
        timestamp: '2026-11-21T14:02:11Z',
        path: '/api/x',
        status: 422,
        trace: [{ file: 'a.php', line: 1 }]
      },
      'application/json'
    ]
  ])('with %s says nothing of its own', async (_, body, type) => {
    const { detail, fields } = await readRefusal(body, { type })
    expect({ detail, fields }).toEqual({})
  })

  test('of a hostile server is read within bounds', async () => {
    const deep = `${'{"a":'.repeat(20_000)}["x"]${'}'.repeat(20_000)}`
    expect((await readRefusal(deep)).fields).toBeUndefined()
    const long = 'a.'.repeat(500)
    const many = Array.from({ length: 500 }, (_, place) => ({
      field: `${place}.${long}`,
      message: 'No.'
    }))
    const { fields = {} } = await readRefusal({ errors: many })
    const names = Object.keys(fields)
    expect(names).toHaveLength(100)
    expect(Math.max(...names.map(({ length }) => length))).toBe(200)
  })
})
