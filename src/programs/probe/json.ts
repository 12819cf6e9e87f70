import { parseJson } from '../../api/parse-json.ts'
import { fieldAt } from '../../backend/field-at.ts'
import type { Answer } from './call.ts'

/** As the panel reads it; `undefined` if it is not JSON. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** `undefined` if the body is not an object. */
export function bodyField(answer: Answer, name: string): unknown {
  return fieldAt(jsonOf(answer), name)
}

export function mediaType({ headers }: Answer): string {
  const type = headers.get('content-type') ?? ''
  return type.split(';')[0]?.trim().toLowerCase() ?? ''
}

export function isJson(answer: Answer): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/u.test(mediaType(answer))
}

export function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status < 300
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
