import { messages } from '../messages.ts'

/** Characters before the end from which on they are counted. */
const NEAR = 10

/** What is to be said of how long a text is; nothing far from its limit. */
export type LengthNote = { kind: 'near' | 'over'; text: string }

/**
 * Counts a text near its limit and says when it is over, so that nothing is
 * cut off in silence. Blanks around it do not count.
 */
export function lengthNote(text: string, most: number): LengthNote | undefined {
  const { length } = text.trim()
  if (length <= most - NEAR) return undefined
  return length > most
    ? { kind: 'over', text: messages.ui.tooLong(length, most) }
    : { kind: 'near', text: messages.ui.length(length, most) }
}
