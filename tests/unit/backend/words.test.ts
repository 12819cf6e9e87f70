import { expect, test } from 'vitest'

import { words } from '../../../src/backend/words.ts'

const status = words({ suspended: 'blocked', toString: 'text' })

test('a word is translated both ways', () => {
  expect(status.theirs('suspended')).toBe('blocked')
  expect(status.ours('blocked')).toBe('suspended')
  expect(status.theirs('toString')).toBe('text')
  expect(status.all).toEqual(['suspended', 'toString'])
})

test('a word that is not in the table passes through', () => {
  expect(status.theirs('active')).toBe('active')
  expect(status.ours('new')).toBe('new')
  expect(status.theirs('constructor')).toBe('constructor')
})
