import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { AdminName, Reason } from '../../../src/api/contract/fields.ts'
import { hasUnseen, plainName } from '../../../src/domain/plain-name.ts'
import { messages } from '../../../src/messages.ts'

test.each([
  ['Second \u202Enimda', 'Second <U+202E>nimda'],
  ['a\u0000b\u2066c\u{E0041}', 'a<U+0000>b<U+2066>c<U+E0041>'],
  ['Zo\u00EB O\u2019Hara', 'Zo\u00EB O\u2019Hara'],
  ['\u{1F469}\u200D\u{1F680}', '\u{1F469}\u200D\u{1F680}'],
  ['\u05D3\u05E0\u05D4', '\u2068\u05D3\u05E0\u05D4\u2069']
])('INJ-5 %j stands in a sentence as %j', (name, shown) => {
  expect(plainName(name)).toBe(shown)
})

test('INJ-5 no name at all turns what stands around it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), name => {
      const shown = plainName(name).replace(/^\u2068(.*)\u2069$/su, '$1')
      expect(hasUnseen(shown)).toBe(false)
    })
  )
})

test('INJ-5 a name that would disguise itself is refused', () => {
  const read = v.safeParse(AdminName, 'Second \u202Enimda')
  expect(read.issues?.[0].message).toBe(messages.checks.unseen)
  expect(
    v.is(AdminName, 'Dana \u05D3\u05E0\u05D4 \u{1F469}\u200D\u{1F680}')
  ).toBe(true)
  expect(v.is(Reason, 'First line.\nSecond line.')).toBe(true)
})
