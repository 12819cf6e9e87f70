import { languageNames } from '../../src/config.ts'
import { playInLanguage } from './in-language.ts'

// German says whether every text is translated and fits; the other one is
// read from right to left and is longer than any language. Those that are
// named are walked instead; what else is given goes to Playwright.
const words = process.argv.slice(2)
const named = languageNames.filter(language => words.includes(language))
const options = words.filter(word => !named.some(name => name === word))
const languages = named.length > 0 ? named : (['de', 'pseudo-rtl'] as const)
const failed = languages.filter(
  language =>
    playInLanguage(language, ['--project=languages', ...options]) !== 0
)
process.exit(failed.length === 0 ? 0 : 1)
