import { fileURLToPath } from 'node:url'

import type { LanguageName } from '../config.ts'
import type { messages } from '../messages.ts'

/** The texts of a language, in the shape that all languages have. */
export type AllTexts = typeof messages

const FILES: Record<LanguageName, string> = {
  en: 'english',
  de: 'german',
  pseudo: 'pseudo',
  'pseudo-rtl': 'pseudo-rtl'
}

/** Who alone imports the texts of a language, and what it imports. */
const ENTRY = /\/src\/messages\.ts$/u
const USUAL = './messages/english.ts'

/** The address of the file that a language is written in. */
export function languageFile(name: LanguageName): string {
  return new URL(`../messages/${FILES[name]}.ts`, import.meta.url).href
}

/** The texts of a language for what runs on the machine that builds. */
export async function textsOf(name: LanguageName): Promise<AllTexts> {
  const file: { messages: AllTexts } = await import(
    /* @vite-ignore */ languageFile(name)
  )
  return file.messages
}

/** Makes Vite build the site in a language, and without any other. */
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
