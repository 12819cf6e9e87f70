import { describe, expect, test } from 'vitest'

import { commandFailure } from '../../../src/contract/command-failure.ts'
import {
  RequestError,
  type RequestErrorKind
} from '../../../src/contract/request-error.ts'

const failed = (kind: RequestErrorKind, status?: number): RequestError =>
  new RequestError({ kind, status })

describe('a failed command', () => {
  test.each([
    'offline',
    'unreachable',
    'timeout',
    'aborted',
    'bad-answer',
    'server'
  ] as const)('may have been done after %s', kind => {
    expect(commandFailure(failed(kind)).kind).toBe('unknown')
  })

  test.each([
    'unauthenticated',
    'forbidden',
    'not-found',
    'conflict',
    'invalid',
    'too-many',
    'too-large'
  ] as const)('was refused by %s', kind => {
    expect(commandFailure(failed(kind)).kind).toBe('refused')
  })

  test('is outdated by a 412, and refused by any other conflict', () => {
    expect(commandFailure(failed('conflict', 412)).kind).toBe('outdated')
    expect(commandFailure(failed('conflict', 409)).kind).toBe('refused')
  })

  test.each(['unauthenticated', 'forbidden', 'too-many', 'too-large'] as const)(
    'stays unknown where a second sending is turned away by %s',
    kind => {
      expect(commandFailure(failed(kind), 'unknown').kind).toBe('unknown')
    }
  )

  test.each(['not-found', 'conflict', 'invalid'] as const)(
    'is refused where a second sending is answered by %s',
    kind => {
      expect(commandFailure(failed(kind), 'unknown').kind).toBe('refused')
    }
  )

  test.each(['none', 'unknown'] as const)(
    'may have been done under a key that was used (earlier: %s)',
    earlier => {
      const error = new RequestError({
        kind: 'invalid',
        status: 422,
        code: 'idempotency-key-reused'
      })
      expect(commandFailure(error, earlier).kind).toBe('unknown')
    }
  )

  test('carries its error along', () => {
    const error = failed('server', 503)
    expect(commandFailure(error).error).toBe(error)
  })
})
