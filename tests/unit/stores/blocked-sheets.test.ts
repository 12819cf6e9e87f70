// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { watchBlockedSheets } from '../../../src/stores/blocked-sheets.ts'

/** A style sheet in the page; a blocked one is none for the browser. */
function addSheet(isBlocked: boolean): void {
  const style = document.createElement('style')
  style.dataset['file'] = '/_astro/a.css'
  if (isBlocked) Object.defineProperty(style, 'sheet', { value: null })
  document.head.append(style)
}

function tellBlocked(): void {
  document.dispatchEvent(new Event('securitypolicyviolation'))
}

function linked(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link')].map(
    link => `${link.rel} ${link.getAttribute('href')}`
  )
}

afterEach(() => document.head.replaceChildren())

test('a style sheet in the page is loaded as a file once the policy blocks it', () => {
  watchBlockedSheets()
  addSheet(true)
  tellBlocked()
  tellBlocked()
  expect(linked()).toEqual(['stylesheet /_astro/a.css'])
  expect(document.querySelector('style')).toBeNull()
})

test('one that was blocked before somebody watched is loaded as a file', () => {
  addSheet(true)
  watchBlockedSheets()
  expect(linked()).toEqual(['stylesheet /_astro/a.css'])
})

test('one that is still being read stays until the page is read', () => {
  const { body } = document
  body.remove()
  addSheet(true)
  watchBlockedSheets()
  tellBlocked()
  expect(linked()).toEqual([])
  document.documentElement.append(body)
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(linked()).toEqual(['stylesheet /_astro/a.css'])
})

test('one that is in force stays where something else is blocked', () => {
  addSheet(false)
  watchBlockedSheets()
  tellBlocked()
  expect(linked()).toEqual([])
})
