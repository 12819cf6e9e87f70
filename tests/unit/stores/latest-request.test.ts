import { expect, test } from 'vitest'

import { latestRequest } from '../../../src/stores/latest-request.ts'

test('a request aborts the one before, and itself when it is cancelled', () => {
  const request = latestRequest()
  expect(request.isActive()).toBe(false)
  const first = request.start()
  const second = request.start()
  expect([first.aborted, second.aborted]).toEqual([true, false])
  expect(request.isActive()).toBe(true)
  request.cancel()
  expect(second.aborted).toBe(true)
  expect(request.isActive()).toBe(false)
})
