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
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđðþßæœı]/gu, letter => WHOLE_LETTERS[letter] ?? letter)
    .trim()
}
