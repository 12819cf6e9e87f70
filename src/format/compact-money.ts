import { amountText } from './amount-text.ts'
import { MINUS } from './money.ts'

/** Longer ones are written with an exponent: `1.23E18`, `5E-16`. */
const MAX_LENGTH = 10

/** `1.3k`, `−232`: cut, never rounded up; no digit passes through a float. */
export function compactMoney(
  minorUnits: string,
  decimals: number,
  locale: string
): string {
  const negative = minorUnits.startsWith('-')
  const text = amountText(negative ? minorUnits.slice(1) : minorUnits, decimals)
  const compact = written(text, locale, 'compact')
  const fits = compact.length <= MAX_LENGTH
  return (
    (negative ? MINUS : '') +
    (fits ? compact : written(text, locale, 'scientific'))
  )
}

function written(
  text: string,
  locale: string,
  notation: 'compact' | 'scientific'
): string {
  const format = new Intl.NumberFormat(locale, {
    notation,
    maximumSignificantDigits: 3,
    roundingMode: 'trunc'
  })
  return isDecimal(text) ? format.format(text) : text
}

/** `Intl` accepts such a text as a number and keeps every digit. */
function isDecimal(text: string): text is `${number}` {
  return /^\d+(?:\.\d+)?$/u.test(text)
}
