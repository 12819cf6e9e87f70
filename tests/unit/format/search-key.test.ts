import fc from 'fast-check'
import { expect, test } from 'vitest'

import { foundPlaces, searchKey } from '../../../src/format/search-key.ts'

test.each([
  ['Fionn Brennan', 'brennan FIONN', ['Brennan', 'Fionn']],
  ['Łukasz Ångström', 'lukasz ang', ['Łukasz', 'Ång']],
  ['Zoe\u0308 Groß', 'zoe gross', ['Zoe\u0308', 'Groß']],
  ['anna.anna@example.org', 'anna', ['anna', 'anna']],
  ["O'Neill", 'o\u2019neill', ["O'Neill"]],
  ['O\u2019Neill', "o'neill", ['O\u2019Neill']],
  ['Smith-Jones', 'smith\u2011jones', ['Smith-Jones']],
  ['Smith\u2013Jones', 'smith-jones', ['Smith\u2013Jones']],
  ['Οδυσσέας', 'ΟΔΥΣ', ['Οδυσ']],
  ['Fionn', '\u202Afi\u200Bo\u00ADnn\u202C', ['Fionn']],
  ['Fi\u00ADonn', 'fionn', ['Fi\u00ADonn']],
  ['Fionn', ' ', []],
  ['Fionn', 'x', []]
])('in %s, %s marks %j', (text, search, marked) => {
  const found = foundPlaces(text, search)
  expect(found.map(([start, end]) => text.slice(start, end))).toEqual(marked)
})

test('a character that is searched for in part is marked whole', () => {
  expect(foundPlaces('⅞ ß', '7 s')).toEqual([
    [0, 1],
    [2, 3],
    [2, 3]
  ])
})

test('what is marked reads as what was searched for, in any text', () => {
  let places = 0
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.nat(),
      fc.nat(),
      (text, from, length) => {
        const characters = Array.from(text)
        const first = from % characters.length
        const search = characters.slice(first, first + 1 + length).join('')
        for (const [start, end] of foundPlaces(text, search)) {
          places += 1
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
        }
        for (const [start, end] of foundPlaces(text + 'kró', 'kro').slice(-1)) {
          expect(searchKey((text + 'kró').slice(start, end))).toBe('kro')
        }
      }
    )
  )
  expect(places).toBeGreaterThan(20)
})
