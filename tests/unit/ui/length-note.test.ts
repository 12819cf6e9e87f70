import { expect, test } from 'vitest'

import { lengthNote } from '../../../src/ui/length-note.ts'

test.each([
  ['DE', 2, undefined],
  [' DE ', 2, undefined],
  ['DEU', 2, 'over'],
  ['a'.repeat(90), 100, undefined],
  ['a'.repeat(91), 100, 'near'],
  ['a'.repeat(100), 100, 'near'],
  ['a'.repeat(101), 100, 'over'],
  ['a'.repeat(19), 25, undefined],
  ['a'.repeat(20), 25, 'near']
])('%j of at most %d characters is %s', (text, most, kind) => {
  expect(lengthNote(text, most)?.kind).toBe(kind)
})
