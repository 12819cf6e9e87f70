/** Letters that Unicode does not split into a base and an accent. */
const WHOLE_LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i'
}

/** `Łukasz Ångström` becomes `lukasz angstrom`. */
export function searchKey(text: string): string {
  return plainLetters(text).trim()
}

/** Every place of a word of the search, as its start and end in UTF-16 units. */
export function foundPlaces(text: string, search: string): [number, number][] {
  const starts: number[] = []
  let plain = ''
  let at = 0
  for (const character of text) {
    const letters = plainLetters(character)
    starts.push(...Array<number>(letters.length).fill(at))
    plain += letters
    at += character.length
  }
  starts.push(at)
  const words = searchKey(search).split(/\s+/u).filter(Boolean)
  return words.flatMap(word => {
    const places: [number, number][] = []
    let found = plain.indexOf(word)
    while (found !== -1) {
      const end = found + word.length
      places.push([starts[found] ?? at, starts[end] ?? at])
      found = plain.indexOf(word, end)
    }
    return places
  })
}

function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđðþßæœı]/gu, letter => WHOLE_LETTERS[letter] ?? letter)
}
