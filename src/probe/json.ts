import type { Answer } from './call.ts'

/** A reviver's third argument, which not all type definitions have yet. */
interface Source {
  source?: string
}

/** `undefined` if not JSON; whole numbers a float would change are `bigint`. */
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

export function mediaType({ headers }: Answer): string {
  const type = headers.get('content-type') ?? ''
  return type.split(';')[0]?.trim().toLowerCase() ?? ''
}

export function isJson(answer: Answer): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/u.test(mediaType(answer))
}

/** In a few words, without quoting the body. */
export function described(answer: Answer): string {
  const type = mediaType(answer)
  const place = answer.headers.get('location')
  if (place !== null && answer.status >= 300 && answer.status < 400) {
    return `${answer.status} to ${shown(place)}`
  }
  return `${answer.status} ${type === '' ? 'without a content type' : shown(type)}`
}

const LONGEST = 200

/** Safe for a terminal: short, nothing invisible. */
export function shown(text: string): string {
  const plain = text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').trim()
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
