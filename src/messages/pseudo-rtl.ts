import type { Language } from './language.ts'
import { language as pseudo } from './pseudo.ts'

export { messages } from './pseudo.ts'

/** The same from right to left: shows what the layout makes of it. */
export const language: Language = { ...pseudo, direction: 'rtl' }
