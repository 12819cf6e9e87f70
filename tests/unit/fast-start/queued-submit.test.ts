import { expect, test } from 'vitest'

import {
  queueSubmit,
  consumeQueuedSubmit
} from '../../../src/fast-start/queued-submit.ts'

test('nobody wants to sign in where no head has asked', () => {
  expect(consumeQueuedSubmit()).toBe(false)
})

test('gives once what was wanted last, and closes', () => {
  const submit = queueSubmit()
  expect(submit.isOpen()).toBe(true)
  submit.want(false)
  submit.want(true)
  expect(consumeQueuedSubmit()).toBe(true)
  expect(submit.isOpen()).toBe(false)
  expect(consumeQueuedSubmit()).toBe(false)
})

test('forgets what was taken back', () => {
  const submit = queueSubmit()
  submit.want(true)
  submit.want(false)
  expect(consumeQueuedSubmit()).toBe(false)
})
