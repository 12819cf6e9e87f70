import { fileURLToPath } from 'node:url'

import type { LanguageName } from '../config.ts'
import type { messages } from '../messages.ts'

export type AllTexts = typeof messages

const FILES: Record<LanguageName, string> = {
  en: 'english',
  de: 'german',
  pseudo: 'pseudo',
  'pseudo-rtl': 'pseudo-rtl'
}

/** Only this file imports the texts of a language. */
const ENTRY = /\/src\/messages\.ts$/u
const USUAL = './messages/english.ts'

export function languageFile(name: LanguageName): string {
  return new URL(`../messages/${FILES[name]}.ts`, import.meta.url).href
}

export async function textsOf(name: LanguageName): Promise<AllTexts> {
  const file: { messages: AllTexts } = await import(
    /* @vite-ignore */ languageFile(name)
  )
  return file.messages
}

/** Builds the site in one language, without the others. */
export function languagePlugin(name: LanguageName): {
  name: string
  enforce: 'pre'
  resolveId: (source: string, importer: string | undefined) => string | null
} {
  return {
    name: 'panel-language',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && ENTRY.test(importer) && source === USUAL
        ? fileURLToPath(languageFile(name))
        : null
  }
}
