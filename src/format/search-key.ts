import { plainSigns } from './clean-text.ts'

/**
 * Letters that Unicode does not split into a base and an accent, and the sigma
 * that ends a word, which has no capital of its own.
 */
const WHOLE_LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ'
}

/**
 * What is compared of both texts of a search: `Łukasz O’Neill` becomes `lukasz
 * o'neill`.
 */
export function searchKey(text: string): string {
  return plainLetters(text).trim()
}

/** Every place of a word of the search, as its start and end in UTF-16 units. */
export function foundPlaces(text: string, search: string): [number, number][] {
  // Of the character that a letter of the plain text is of: `⅞` is three.
  const starts: number[] = []
  const ends: number[] = []
  let plain = ''
  let at = 0
  for (const character of text) {
    const letters = plainLetters(character)
    const next = at + character.length
    for (let count = 0; count < letters.length; count += 1) {
      starts.push(at)
      ends.push(next)
    }
    // An accent of its own is of the letter before it.
    if (letters === '' && ends.length > 0) ends[ends.length - 1] = next
    plain += letters
    at = next
  }
  const words = searchKey(search).split(/\s+/u).filter(Boolean)
  return words.flatMap(word => {
    const places: [number, number][] = []
    let found = plain.indexOf(word)
    while (found !== -1) {
      const end = found + word.length
      places.push([starts[found] ?? at, ends[end - 1] ?? at])
      found = plain.indexOf(word, end)
    }
    return places
  })
}

function plainLetters(text: string): string {
  return plainSigns(text.normalize('NFKD'))
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđðþßæœıς]/gu, letter => WHOLE_LETTERS[letter] ?? letter)
}
