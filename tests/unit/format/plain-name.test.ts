import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { AdminName, Reason } from '../../../src/contract/fields.ts'
import { plainName, plainWords } from '../../../src/format/plain-name.ts'
import { hasUnseen } from '../../../src/format/unseen-characters.ts'
import { messages } from '../../../src/messages.ts'
import { megabyte } from '../../support/hostile-texts.ts'

test.each([
  ['Second \u202Enimda', 'Second <U+202E>nimda'],
  ['a\u0000b\u2066c\u{E0041}', 'a<U+0000>b<U+2066>c<U+E0041>'],
  ['Zo\u00EB O\u2019Hara', 'Zo\u00EB O\u2019Hara'],
  ['\u{1F469}\u200D\u{1F680}', '\u{1F469}\u200D\u{1F680}'],
  ['\u05D3\u05E0\u05D4', '\u2068\u05D3\u05E0\u05D4\u2069']
])('%j stands in a sentence as %j (INJ-5)', (name, shown) => {
  expect(plainName(name)).toBe(shown)
})

test('no name at all turns what stands around it (INJ-5)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), name => {
      const shown = plainName(name).replace(/^\u2068(.*)\u2069$/su, '$1')
      expect(hasUnseen(shown)).toBe(false)
    })
  )
})

test('a name of a megabyte is no longer than a line, and says so (INJ-6)', () => {
  expect(plainName(megabyte.text)).toBe(`${megabyte.text.slice(0, 200)}…`)
  expect(plainWords(megabyte.text)).toBe(`${megabyte.text.slice(0, 500)}…`)
})

test('a name that would disguise itself is refused (INJ-5)', () => {
  const read = v.safeParse(AdminName, 'Second \u202Enimda')
  expect(read.issues?.[0].message).toBe(messages.checks.unseen)
  expect(
    v.is(AdminName, 'Dana \u05D3\u05E0\u05D4 \u{1F469}\u200D\u{1F680}')
  ).toBe(true)
  expect(v.is(Reason, 'First line.\nSecond line.')).toBe(true)
})
