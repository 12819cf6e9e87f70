import { cutText } from './cut-text.ts'
import { textPieces } from './unseen-characters.ts'

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u

/** No name that anybody gave is longer; what is, is no sentence any more. */
const MOST_OF_NAME = 200
/** What a server says is longer than a name, and still no page. */
const MOST_OF_WORDS = 500

/**
 * A name as it may stand in a sentence: it turns nothing around it, what is
 * not seen is shown as its code (Unicode Technical Report 36, 2.10), and a
 * very long one ends in an ellipsis.
 */
export function plainName(name: string, most = MOST_OF_NAME): string {
  const { text, cut } = cutText(name, most)
  const shown = textPieces(text)
    .map(piece => (piece.kind === 'seen' ? piece.text : `<${piece.code}>`))
    .join('')
  const whole = cut ? `${shown}…` : shown
  return RIGHT_TO_LEFT.test(whole) ? `\u2068${whole}\u2069` : whole
}

/** What a server says, as `plainName` writes it. */
export function plainWords(texts: string): string {
  return plainName(texts, MOST_OF_WORDS)
}
