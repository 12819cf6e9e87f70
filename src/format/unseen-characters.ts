/** A text cut into what is seen and what is not. */
export type TextPiece = { kind: 'seen'; text: string } | UnseenPiece

/** A character, and how it is written down: `U+202E`. */
export interface UnseenPiece {
  kind: 'unseen'
  character: string
  code: string
}

/**
 * What is not seen or turns what stands around it: all that Unicode calls
 * default ignorable (direction marks, zero width, tags, fillers), controls but
 * tab and line feed, separators of lines, and marks of annotations.
 */
const UNSEEN =
  /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u

/** Letters that join, so that a joiner changes what is seen. */
const JOINING = ['Adlam', 'Arabic', 'Mandaic', 'Mongolian', 'Nko', 'Syriac']
  .map(script => String.raw`\p{Script=${script}}`)
  .join('')
/** Signs that take the vowel off an Indic letter, and so join it. */
const VIRAMA = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2`
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F`

/**
 * Where such characters belong to the writing. Joiners: Unicode Standard Annex
 * 31, 2.3 (A1, A2, B), and between pictures, Technical Standard 51, ED-16.
 * Choices of a form: ED-9a and ED-14c there, and Technical Standard 37. Tags:
 * the three flags of ED-14a that are in use.
 */
const BELONGING = [
  String.raw`(?<=[${JOINING}\p{Mn}])\u200C(?=[${JOINING}])`,
  String.raw`(?<=[${JOINING}])\u200D`,
  String.raw`(?<=[${VIRAMA}])[\u200C\u200D]`,
  String.raw`(?<=[${PICTURE}])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[\d#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]`,
  ...['eng', 'sct', 'wls'].map(country => `\u{1F3F4}${tags(`gb${country}`)}`),
  String.raw`\r(?=\n)`
]

/** What belongs is found first and passed over. */
const PARTS = new RegExp(
  `${BELONGING.join('|')}|(?<unseen>${UNSEEN.source})`,
  'gu'
)

/** Cuts a text at each character that would disguise it; none is left out. */
export function textPieces(text: string): TextPiece[] {
  if (!UNSEEN.test(text)) return text === '' ? [] : [{ kind: 'seen', text }]
  const pieces: TextPiece[] = []
  let seenFrom = 0
  for (const { index, groups } of text.matchAll(PARTS)) {
    const character = groups?.['unseen']
    if (character === undefined) continue
    if (index > seenFrom) {
      pieces.push({ kind: 'seen', text: text.slice(seenFrom, index) })
    }
    pieces.push({ kind: 'unseen', character, code: codeOf(character) })
    seenFrom = index + character.length
  }
  if (seenFrom < text.length) {
    pieces.push({ kind: 'seen', text: text.slice(seenFrom) })
  }
  return pieces
}

/** Whether a text has characters that would disguise it. */
export function hasUnseen(text: string): boolean {
  return textPieces(text).some(({ kind }) => kind === 'unseen')
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Letters as tags of a flag, with the tag that ends them. */
function tags(letters: string): string {
  const codes = Array.from(letters, letter => 0xe0000 + letter.charCodeAt(0))
  return String.fromCodePoint(...codes, 0xe007f)
}
