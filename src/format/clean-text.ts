import { textPieces } from './unseen-characters.ts'

/** As in Unicode's general category of dashes, and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu
const APOSTROPHES = /[\u2018\u2019\u201B\u02BB\u02BC\u2032\uFF07]/gu
/** Layouts of a hyphen, as a no-break space is one of a space. */
const HYPHENS = /[\u2010\u2011]/gu
/** `\s` has the byte order mark too, which separates nothing. */
const SPACES = /(?!\uFEFF)\s/gu
const FULL_WIDTH = /[\uFF01-\uFF5E]/gu
/** From a full-width character to its ASCII one, in code points. */
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * One line that a person typed or pasted, as it is sent: without what a copy
 * brings along unseen, and trimmed. Dashes and apostrophes stay as they are, as
 * a server may search for exactly what it is given.
 */
export function cleanText(text: string): string {
  return withoutUnseen(text.replaceAll(SPACES, ' '))
    .replaceAll(HYPHENS, '-')
    .normalize('NFC')
    .trim()
}

/** A name or lines of text, in the characters they were written in. */
export function withoutUnseen(text: string): string {
  return textPieces(text)
    .map(piece => (piece.kind === 'seen' ? piece.text : ''))
    .join('')
    .trim()
}

/**
 * A typed email, id, code or number: cleaned, and in the characters of a plain
 * keyboard.
 */
export function cleanCode(text: string): string {
  return cleanText(
    plainSigns(text).replaceAll(FULL_WIDTH, character =>
      String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET)
    )
  )
}

/** `O’Brien–Smith` becomes `O'Brien-Smith`. */
export function plainSigns(text: string): string {
  return text.replaceAll(DASHES, '-').replaceAll(APOSTROPHES, "'")
}
