import { expect, test } from 'vitest'

import {
  queueSubmit,
  takeQueuedSubmit
} from '../../../src/fast-start/queued-submit.ts'

test('nobody wants to sign in where no head has asked', () => {
  expect(takeQueuedSubmit()).toBe(false)
})

test('gives once what was wanted last, and closes', () => {
  const submit = queueSubmit()
  expect(submit.isOpen()).toBe(true)
  submit.want(false)
  submit.want(true)
  expect(takeQueuedSubmit()).toBe(true)
  expect(submit.isOpen()).toBe(false)
  expect(takeQueuedSubmit()).toBe(false)
})

test('forgets what was taken back', () => {
  const submit = queueSubmit()
  submit.want(true)
  submit.want(false)
  expect(takeQueuedSubmit()).toBe(false)
})
