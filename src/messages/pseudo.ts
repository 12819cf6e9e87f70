import { messages as english } from './english.ts'
import { pseudoTexts } from './pseudo-texts.ts'

/** Numbers and dates stay English. */
export { language } from './english.ts'

export const messages = pseudoTexts(english)
