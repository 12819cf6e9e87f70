export type TextPiece = { kind: 'seen'; text: string } | UnseenPiece

/** `code` is like `U+202E`. */
export interface UnseenPiece {
  kind: 'unseen'
  character: string
  code: string
}

/**
 * Characters that are invisible or reorder the text around them: Unicode's
 * default ignorables (direction marks, zero width, tags, fillers), controls but
 * tab and line feed, line separators, and annotation marks.
 */
const UNSEEN =
  /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u

/** Scripts that join letters, where a joiner changes what is seen. */
const JOINING = ['Adlam', 'Arabic', 'Mandaic', 'Mongolian', 'Nko', 'Syriac']
  .map(script => String.raw`\p{Script=${script}}`)
  .join('')
/** Signs that remove an Indic letter's vowel and so join it. */
const VIRAMA = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2`
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F`

/**
 * Where such characters are legitimate. Joiners: Unicode Standard Annex 31, 2.3
 * (A1, A2, B); between pictures: Technical Standard 51, ED-16. Variation
 * selectors: ED-9a and ED-14c there, and Technical Standard 37. Tags: the three
 * flags of ED-14a that are in use.
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

/** Legitimate ones match first and are skipped. */
const PARTS = new RegExp(
  `${BELONGING.join('|')}|(?<unseen>${UNSEEN.source})`,
  'gu'
)

/** Splits a text at each character that would disguise it. */
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

export function hasUnseen(text: string): boolean {
  return textPieces(text).some(({ kind }) => kind === 'unseen')
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** A flag's letters as tags, with the closing tag. */
function tags(letters: string): string {
  const codes = Array.from(letters, letter => 0xe0000 + letter.charCodeAt(0))
  return String.fromCodePoint(...codes, 0xe007f)
}
