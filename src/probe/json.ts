import type { Answer } from './call.ts'

/** The third thing that a reviver is given, not in every type of it yet. */
interface Source {
  source?: string
}

/**
 * The body as JSON, `undefined` where it is none. A whole number that a float
 * would change is a `bigint` of its own digits.
 */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text, exact) as unknown
  } catch {
    return undefined
  }
}

function exact(_key: string, value: unknown, context?: Source): unknown {
  const digits = context?.source ?? ''
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  return /^-?\d+$/u.test(digits) ? BigInt(digits) : value
}

/** The media type of an answer, without its parameters. */
export function mediaType({ headers }: Answer): string {
  const type = headers.get('content-type') ?? ''
  return type.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Whether an answer says that it is JSON, a problem included. */
export function isJson(answer: Answer): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/u.test(mediaType(answer))
}

/** What an answer is in a few words, without quoting its body. */
export function described(answer: Answer): string {
  const type = mediaType(answer)
  const place = answer.headers.get('location')
  if (place !== null && answer.status >= 300 && answer.status < 400) {
    return `${answer.status} to ${shown(place)}`
  }
  return `${answer.status} ${type === '' ? 'without a content type' : shown(type)}`
}

const LONGEST = 200

/** A text of the API as a terminal may show it: short, nothing unseen. */
export function shown(text: string): string {
  const plain = text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').trim()
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
