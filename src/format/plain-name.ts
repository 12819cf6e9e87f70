import { cutText } from './cut-text.ts'
import { textPieces } from './unseen-characters.ts'

const RIGHT_TO_LEFT =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u

/** UTF-16 units: no real name is longer. */
const MOST_OF_NAME = 200
/** UTF-16 units: a server's message is longer than a name, but no page. */
const MOST_OF_WORDS = 500

/**
 * A name that is safe inside a sentence: it cannot reorder the text around it,
 * unseen characters appear as codes (Unicode Technical Report 36, 2.10), and a
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

/** A message from a server, made safe like a name. */
export function plainWords(texts: string): string {
  return plainName(texts, MOST_OF_WORDS)
}
