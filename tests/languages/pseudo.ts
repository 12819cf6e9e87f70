import {
  language as englishLanguage,
  messages as english
} from '../../src/messages/english.ts'
import type { Language } from '../../src/messages/language.ts'
import { pseudoTexts } from './pseudo-texts.ts'

/** Longer than any language, so that it shows what is cut or not translated. */
export const messages = pseudoTexts(english)

/** Right to left, to try the layout; numbers and dates stay English. */
export const language: Language = { ...englishLanguage, direction: 'rtl' }
