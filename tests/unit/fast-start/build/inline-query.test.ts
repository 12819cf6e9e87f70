// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { inlineQueryScript } from '../../../../src/fast-start/build/inline-query.ts'

/** Runs the script of the head at an address: whether it marks the page. */
function isMarked(address: string): boolean {
  history.replaceState(null, '', address)
  // oxlint-disable-next-line typescript/no-implied-eval -- as a page runs it
  new Function(inlineQueryScript())()
  return 'query' in document.documentElement.dataset
}

afterEach(() => {
  delete document.documentElement.dataset['query']
  history.replaceState(null, '', '/')
})

test.each(['/users', '/users?', '/users#status=active'])(
  'an address that asks for nothing is not marked: %s',
  address => {
    expect(isMarked(address)).toBe(false)
  }
)

test('an address that asks for something is marked', () => {
  expect(isMarked('/users?status=active')).toBe(true)
  expect(document.documentElement.dataset['query']).toBe('')
})

test('one of pinned rows is marked by a word', () => {
  expect(isMarked('/users?page=2&frozen=2026-11-24T00:00:00.000Z')).toBe(true)
  expect(document.documentElement.dataset['query']).toBe('frozen')
})
