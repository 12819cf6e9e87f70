import { textPieces, type UnseenPiece } from '../../format/unseen-characters.ts'

/** Indented JSON. Keeps every digit and escapes invisible characters. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(
    value,
    (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part),
    2
  )
  return textPieces(text)
    .map(piece => (piece.kind === 'seen' ? piece.text : escaped(piece)))
    .join('')
}

function escaped({ character }: UnseenPiece): string {
  return Array.from(
    { length: character.length },
    (_, unit) =>
      `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`
  ).join('')
}
