import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hasUnseen, textPieces } from '../../../src/format/unseen-characters.ts'
import { disguises, honestTexts } from '../../support/hostile-texts.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...[...disguises, ...honestTexts].flatMap(({ text }) =>
          Array.from(text)
        )
      )
    )
    .map(parts => parts.join(''))
)

test('no character of a text is left out or changed (INJ-5)', () => {
  fc.assert(
    fc.property(anyText, text => {
      const whole = textPieces(text)
        .map(piece => (piece.kind === 'seen' ? piece.text : piece.character))
        .join('')
      expect(whole).toBe(text)
    })
  )
})

test('nothing that turns a text is ever in what is seen (INJ-5)', () => {
  fc.assert(
    fc.property(anyText, text => {
      for (const piece of textPieces(text)) {
        if (piece.kind === 'unseen') continue
        expect(piece.text).not.toMatch(
          /[\p{Bidi_Control}\u200B\u2060\uFEFF]|(?![\t\n\r])\p{Cc}/u
        )
      }
    })
  )
})

test.each(disguises)(
  '$name has a character with a code (INJ-5)',
  ({ text }) => {
    expect(hasUnseen(text)).toBe(true)
    for (const piece of textPieces(text)) {
      if (piece.kind === 'seen') continue
      const code = Number(`0x${piece.code.slice(2)}`)
      expect(String.fromCodePoint(code)).toBe(piece.character)
    }
  }
)

test.each(honestTexts)('$name is kept as it is (INJ-5)', ({ text }) => {
  expect(textPieces(text)).toEqual([{ kind: 'seen', text }])
})

test.each([
  ['a joiner between letters that do not join', 'pay\u200Dpal'],
  ['a joiner after a picture and before a letter', '\u{1F469}\u200Da'],
  ['a form of a picture after a letter', 'a\uFE0F'],
  ['a second form of a picture', '\u2764\uFE0F\uFE0F'],
  ['tags that spell no flag', '\u{1F3F4}\u{E0061}\u{E0062}\u{E007F}'],
  ['a carriage return of its own', 'a\rb']
])('%s is a disguise (INJ-5)', (_, text) => {
  expect(hasUnseen(text)).toBe(true)
})
