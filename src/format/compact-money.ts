import { amountText } from './amount-text.ts'
import { MINUS } from './money.ts'

/** `1.3k`, `−232`: cut, never rounded up; no digit passes through a float. */
export function compactMoney(
  minorUnits: string,
  decimals: number,
  locale: string
): string {
  const negative = minorUnits.startsWith('-')
  const size = negative ? minorUnits.slice(1) : minorUnits
  const format = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: 3,
    roundingMode: 'trunc'
  })
  const text = amountText(size, decimals)
  const written = isDecimal(text) ? format.format(text) : text
  return (negative ? MINUS : '') + written
}

/** `Intl` accepts such a text as a number and keeps every digit. */
function isDecimal(text: string): text is `${number}` {
  return /^\d+(?:\.\d+)?$/u.test(text)
}
