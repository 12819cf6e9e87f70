import { LONGEST_ID } from './path-segment.ts'

/** One word with a digit and without `@`. */
export function isIdLike(text: string): boolean {
  return text.length <= LONGEST_ID && /^[^\s@]*\d[^\s@]*$/u.test(text)
}
