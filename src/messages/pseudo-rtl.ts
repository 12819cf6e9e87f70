import { language as english } from './english.ts'
import type { Language } from './language.ts'

export { messages } from './pseudo.ts'

/** Right to left, to try the layout. */
export const language: Language = { ...english, direction: 'rtl' }
