import { expect, test } from 'vitest'

import { checkLength } from '../../../src/api/addresses.ts'
import { createClient } from '../../../src/api/client.ts'
import { RequestError } from '../../../src/contract/request-error.ts'
import { messages } from '../../../src/messages.ts'
import { memoryPort } from '../../support/memory-port.ts'

const MAX_ADDRESS = 2000

test('an address of the most characters is sent, of one more it is not (INJ-9)', () => {
  const fixed = '/api/users?search='.length
  const search = 'a'.repeat(MAX_ADDRESS - fixed)
  expect(() => checkLength('/api/users', { search })).not.toThrow()
  expect(() => checkLength('/api/users', { search: `${search}a` })).toThrow(
    RequestError
  )
  expect(() => checkLength('/api/users', { none: '', search })).not.toThrow()
})

test('what an address makes of a character counts (INJ-9)', () => {
  const search = '\u{1F600}'.repeat(MAX_ADDRESS / 12)
  expect(() => checkLength('/api/users', { search })).toThrow(RequestError)
})

test('a question of 5 kB is refused where it was made, in words (INJ-9)', async () => {
  // Nobody listens there: what was sent would be unreachable.
  const client = createClient('http://127.0.0.1:9/api', memoryPort('token'))
  const asked = client.page('users', { query: { search: 'x'.repeat(5000) } })
  await expect(asked).rejects.toMatchObject({
    facts: { kind: 'invalid', detail: messages.problem.longAddress }
  })
})
