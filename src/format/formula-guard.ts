/** What spreadsheets skip or hide. */
const SKIPPED = String.raw`\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}`

/** Full-width and small forms count too. */
const STARTS = String.raw`=+\-@\t\0＝＋－＠﹦﹢﹣﹫`

/**
 * What a spreadsheet may run as a formula, even after characters it skips or
 * hides (OWASP, CSV injection).
 */
const FORMULA_START = new RegExp(`^[${SKIPPED}]*[${STARTS}\r\n]`, 'u')

/**
 * The same after whatever any spreadsheet splits at: one that expects another
 * separator splits inside a field too, whether it is quoted or not.
 */
const FORMULA_INSIDE = new RegExp(
  `([,;\t\r\n])(?=(?:(?![\t\r\n])["${SKIPPED}])*[${STARTS}])`,
  'gu'
)

/** A phone number or an amount, which computes nothing: `+1,200.50 EUR`. */
const DIGITS_ALONE = /^[+-]\d[\d ,.]*( [A-Z]{3,5})?$/u

/** Puts an apostrophe before each place of the text that could run. */
export function guardFormulas(text: string): string {
  const inside = text.replace(FORMULA_INSIDE, "$1'")
  const isFormula = FORMULA_START.test(text) && !DIGITS_ALONE.test(text)
  return isFormula ? `'${inside}` : inside
}
