import type { Texts } from '../../src/messages/language.ts'

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'
const VOWEL = /[aeiou]/iu
/** How much longer other languages are than English. */
const LONGER = 1.4

/** Accented, longer and in brackets; given values stay unchanged. */
export function pseudoTexts<Given>(texts: Given): Texts<Given> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same shape
  return pseudo(texts) as Texts<Given>
}

function pseudo(part: unknown): unknown {
  if (typeof part === 'string') return pseudoText(part, [])
  if (typeof part === 'function') {
    const write = (...values: unknown[]): string =>
      pseudoText(String(part(...values)), values.flatMap(written))
    // The number of parameters is part of a text's shape.
    return Object.defineProperty(write, 'length', { value: part.length })
  }
  if (Array.isArray(part)) return part.map(pseudo)
  return Object.fromEntries(
    Object.entries(part ?? {}).map(([name, value]) => [name, pseudo(value)])
  )
}

/** The texts among a given value. */
function written(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(written)
  return typeof value === 'string' && value !== '' ? [value] : []
}

function pseudoText(text: string, given: readonly string[]): string {
  if (text === '') return text
  const pieces = splitAt(text, given.toSorted(longestFirst)).map(
    ({ own, piece }) => (own ? accented(piece) : piece)
  )
  const missing = Math.ceil(text.length * LONGER) - pieces.join('').length
  return `[${pieces.join('')}${'~'.repeat(Math.max(0, missing))}]`
}

interface Piece {
  piece: string
  /** Part of the text itself, not a given value. */
  own: boolean
}

function splitAt(text: string, [first, ...rest]: readonly string[]): Piece[] {
  if (first === undefined) return [{ piece: text, own: true }]
  return text
    .split(first)
    .flatMap((piece, index) => [
      ...(index > 0 ? [{ piece: first, own: false }] : []),
      ...splitAt(piece, rest)
    ])
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length
}

function accented(text: string): string {
  return text.replaceAll(/[a-z]/giu, letter => {
    const accent = ACCENTED[PLAIN.indexOf(letter)] ?? letter
    return VOWEL.test(letter) ? accent + accent.toLowerCase() : accent
  })
}
