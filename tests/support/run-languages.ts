import { playInLanguage } from './in-language.ts'

// German says whether every text is translated and fits; the other one is
// read from right to left and is longer than any language. The one that is
// named is walked instead; what else is given goes to Playwright.
const all = ['de', 'tests/languages/pseudo.ts'] as const
const words = process.argv.slice(2)
const named = all.filter(language => words.includes(language))
const options = words.filter(word => !named.some(name => name === word))
const failed = (named.length > 0 ? named : all).filter(
  language =>
    playInLanguage(language, ['--project=languages', ...options]) !== 0
)
process.exit(failed.length === 0 ? 0 : 1)
