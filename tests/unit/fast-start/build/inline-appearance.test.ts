// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  inlineAppearanceScript,
  inlineOwnColumnsScript
} from '../../../../src/fast-start/build/inline-scripts.ts'

const LOOK_KEY = 'panel-look:'

const { dataset } = document.documentElement

/** Runs the script of the head, and tells what it has put on the page. */
function lookAtFirst(): string | undefined {
  // oxlint-disable-next-line typescript/no-implied-eval -- as a page runs it
  new Function(`${inlineAppearanceScript()};${inlineOwnColumnsScript()}`)()
  return dataset['look']
}

beforeEach(() => {
  dataset['screen'] = 'users'
})

afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  delete dataset['look']
})

test('a screen has the look that was kept for it', () => {
  localStorage.setItem(`${LOOK_KEY}users`, 'compact views')
  expect(lookAtFirst()).toBe('compact views')
})

test('a screen has not the look of another one', () => {
  localStorage.setItem(`${LOOK_KEY}games`, 'compact')
  expect(lookAtFirst()).toBeUndefined()
})

test.each([
  ['?status=pending,reserved&createdAt=any', 'compact columns'],
  ['?status=reserved', 'compact columns'],
  ['?status=pending,failed', 'compact'],
  ['?status=', 'compact'],
  ['', 'compact']
])('a ledger of what waits alone has other columns: %s', (search, look) => {
  dataset['screen'] = 'user-transactions'
  localStorage.setItem(`${LOOK_KEY}user-transactions`, 'compact')
  history.replaceState(null, '', `/users/42/transactions${search}`)
  expect(lookAtFirst()).toBe(look)
})

test('a page that is no screen has no look', () => {
  delete dataset['screen']
  localStorage.setItem(`${LOOK_KEY}users`, 'compact')
  expect(lookAtFirst()).toBeUndefined()
})

test('no page is harmed where the storage is taken away', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(lookAtFirst()).toBeUndefined()
  vi.unstubAllGlobals()
})
