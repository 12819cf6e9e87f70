import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import type { LanguageName, PanelLanguage } from '../../config.ts'
import type { messages } from '../../messages.ts'

export type AllTexts = typeof messages

const FILES: Record<LanguageName, string> = { en: 'english', de: 'german' }

/** Only this file imports the texts of a language. */
const ENTRY = /\/src\/messages\.ts$/u
const USUAL = './messages/english.ts'

export function languageFile(language: PanelLanguage): string {
  return isOwn(language)
    ? new URL(`../../messages/${FILES[language]}.ts`, import.meta.url).href
    : pathToFileURL(resolve(language)).href
}

function isOwn(language: PanelLanguage): language is LanguageName {
  return Object.hasOwn(FILES, language)
}

export async function textsOf(language: PanelLanguage): Promise<AllTexts> {
  const file: { messages: AllTexts } = await import(
    /* @vite-ignore */ languageFile(language)
  )
  return file.messages
}

/** Builds the site in one language, without the others. */
export function languagePlugin(language: PanelLanguage): {
  name: string
  enforce: 'pre'
  resolveId: (source: string, importer: string | undefined) => string | null
} {
  return {
    name: 'panel-language',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && ENTRY.test(importer) && source === USUAL
        ? fileURLToPath(languageFile(language))
        : null
  }
}
