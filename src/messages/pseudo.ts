import { messages as english } from './english.ts'
import type { Language } from './language.ts'
import { pseudoTexts } from './pseudo-texts.ts'

/** Numbers and dates stay English: only texts are tried here. */
export const language: Language = {
  tag: 'en',
  locale: 'en-GB',
  direction: 'ltr'
}

/** No language: shows which texts were never looked up, or are cut. */
export const messages = pseudoTexts(english)
