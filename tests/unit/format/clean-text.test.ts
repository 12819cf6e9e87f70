import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  cleanCode,
  cleanText,
  plainSigns,
  withoutUnseen
} from '../../../src/format/clean-text.ts'

/** What a copy out of mail, chat, PDF or spreadsheet brings along. */
const UNSEEN = [
  '\u00AD',
  '\u200B',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\uFEFF'
]

const code = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

describe('a typed text', () => {
  test.each(UNSEEN.map(character => [code(character), character]))(
    'is sent without %s, around and inside it',
    (_, unseen) => {
      const pasted = `${unseen}ann@ex${unseen}ample.org${unseen}`
      expect(cleanText(pasted)).toBe('ann@example.org')
      expect(cleanCode(pasted)).toBe('ann@example.org')
    }
  )

  test.each([
    ['Anna\u00A0Bach', 'Anna Bach'],
    ['Anna\u202FBach\u2009', 'Anna Bach'],
    ['Anna\u3000Bach\n', 'Anna Bach'],
    ['DEP\u20101234\u20115678', 'DEP-1234-5678'],
    ['Zoe\u0308', 'Zo\u00EB']
  ])('%j is sent as %s', (pasted, sent) => {
    expect(cleanText(pasted)).toBe(sent)
  })

  test.each([
    'O\u2019Brien',
    'INV\u20137 \u2014 \u22127',
    // A joiner that a name is written with.
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
    '\u{1F469}\u200D\u{1F680}'
  ])('%j, which a server may hold like that, is sent as it is', text => {
    expect(cleanText(text)).toBe(text)
  })

  test('is sent as it is if it is plain, as the inline script sends it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.@,-]{1,200}$/u), text => {
        expect(cleanText(text)).toBe(text)
      })
    )
  })

  test('has nothing left to clean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
        expect(cleanCode(cleanCode(text))).toBe(cleanCode(text))
      }),
      { numRuns: 2000 }
    )
  })
})

describe('a typed code', () => {
  test.each([
    ['o\u2019brien@example.org', "o'brien@example.org"],
    ['DEP\u20131234\u22125678', 'DEP-1234-5678'],
    ['ＤＥＰ－１２３４\u3000', 'DEP-1234'],
    ['ａｎｎ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ann@example.org']
  ])('%s is sent as %s', (pasted, sent) => {
    expect(cleanCode(pasted)).toBe(sent)
  })
})

test('signs of typesetting are those of a keyboard', () => {
  expect(plainSigns('\u2018O\u2019Brien\u2013Smith')).toBe("'O'Brien-Smith")
})

test.each([
  ['Refund of\u200B 12\u00AD5\nsee ann', 'Refund of 125\nsee ann'],
  ['\u202AFionn Brennan\u202C ', 'Fionn Brennan'],
  ['O’Neill – Söhne', 'O’Neill – Söhne'],
  // A joiner that changes what is seen.
  ['\u{1F469}\u200D\u{1F692}', '\u{1F469}\u200D\u{1F692}']
])('a name or a reason %j is sent as %j', (text, sent) => {
  expect(withoutUnseen(text)).toBe(sent)
})
