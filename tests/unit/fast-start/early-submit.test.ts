import { expect, test } from 'vitest'

import {
  openEarlySubmit,
  takeEarlySubmit
} from '../../../src/fast-start/early-submit.ts'

test('nobody wants to sign in where no head has asked', () => {
  expect(takeEarlySubmit()).toBe(false)
})

test('gives once what was wanted last, and closes', () => {
  const submit = openEarlySubmit()
  expect(submit.isOpen()).toBe(true)
  submit.want(false)
  submit.want(true)
  expect(takeEarlySubmit()).toBe(true)
  expect(submit.isOpen()).toBe(false)
  expect(takeEarlySubmit()).toBe(false)
})

test('forgets what was taken back', () => {
  const submit = openEarlySubmit()
  submit.want(true)
  submit.want(false)
  expect(takeEarlySubmit()).toBe(false)
})
