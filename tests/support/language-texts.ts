import { registerHooks } from 'node:module'

import { readConfig } from '../../src/config.ts'
import { languageFile } from '../../src/programs/hosting/language-plugin.ts'

// What a test reads in messages.ts is then what the site under test shows.
const { language } = readConfig(process.env)
const texts = languageFile(language)

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    return context.parentURL?.endsWith('/src/messages.ts') &&
      found.url === languageFile('en')
      ? { ...found, url: texts }
      : found
  }
})
