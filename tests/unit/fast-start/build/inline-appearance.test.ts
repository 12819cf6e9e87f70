// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { inlineAppearanceScript } from '../../../../src/fast-start/build/inline-appearance.ts'

const LOOK_KEY = 'panel-look:'

const { dataset } = document.documentElement

/** Runs the script of the head, and tells what it has put on the page. */
function lookAtFirst(): string | undefined {
  // oxlint-disable-next-line typescript/no-implied-eval -- as a page runs it
  new Function(inlineAppearanceScript())()
  return dataset['look']
}

beforeEach(() => {
  dataset['screen'] = 'users'
})

afterEach(() => {
  localStorage.clear()
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
