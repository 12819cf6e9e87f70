import { language as english } from './english.ts'
import type { Language } from './language.ts'

export { messages } from './pseudo.ts'

/** The same from right to left: shows what the layout makes of it. */
export const language: Language = { ...english, direction: 'rtl' }
