import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cutText } from '../../../src/format/cut-text.ts'
import { megabyte } from '../../support/hostile-texts.ts'

test('what is short enough stays whole (INJ-6)', () => {
  expect(cutText('Marta', 5)).toEqual({ text: 'Marta', cut: false })
  expect(cutText(megabyte.text, 300).text).toBe(megabyte.text.slice(0, 300))
})

test('a cut text is a beginning, never longer than it may be (INJ-6)', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 100, maxLength: 200 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 90 }), (whole, most) => {
      const { text: beginning, cut } = cutText(whole, most)
      expect(cut).toBe(true)
      expect(whole.startsWith(beginning)).toBe(true)
      expect(beginning.length).toBeLessThanOrEqual(most)
    })
  )
})

test('a picture of several signs is never cut in two (INJ-6)', () => {
  const astronaut = '\u{1F469}\u{1F3FD}\u200D\u{1F680}'
  for (let most = 8; most < 40; most += 1) {
    const { text } = cutText(astronaut.repeat(100), most)
    expect(text.length % astronaut.length).toBe(0)
  }
})
