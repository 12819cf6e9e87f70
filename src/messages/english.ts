import type { Language } from './language.ts'

/** How English is written here. */
export const language: Language = {
  tag: 'en',
  locale: 'en-GB',
  day: { day: 'numeric', month: 'short' },
  direction: 'ltr'
}

export * as messages from './english/texts.ts'
