import { messages } from '../messages.ts'

/** Characters before the limit at which counting starts, and their share. */
const NEAR = 10
const NEAR_SHARE = 0.25

export type LengthNote = { kind: 'near' | 'over'; text: string }

/** `undefined` far from the limit; ignores surrounding blanks. */
export function lengthNote(text: string, most: number): LengthNote | undefined {
  const { length } = text.trim()
  if (length <= most - Math.min(NEAR, Math.floor(most * NEAR_SHARE)))
    return undefined
  return length > most
    ? { kind: 'over', text: messages.ui.tooLong(length, most) }
    : { kind: 'near', text: messages.ui.length(length, most) }
}
