import { playInLanguage } from './in-language.ts'

// German says whether every text is translated and fits; the other one is
// read from right to left and is longer than any language.
const failed = (['de', 'pseudo-rtl'] as const).filter(
  language =>
    playInLanguage(language, [
      '--project=languages',
      ...process.argv.slice(2)
    ]) !== 0
)
process.exit(failed.length === 0 ? 0 : 1)
