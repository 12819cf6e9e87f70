import { LONGEST_ID } from './path-segment.ts'

/** Whether a text could be an id: one word with a digit, and no address. */
export function isIdLike(text: string): boolean {
  return text.length <= LONGEST_ID && /^[^\s@]*\d[^\s@]*$/u.test(text)
}
