import { amountText } from './amount-text.ts'
import { MINUS } from './money.ts'

/**
 * An amount of minor units in a few characters, for the ends of a scale:
 * `1.3k`, `−232`. Cut, never rounded up. No digit passes through a float.
 */
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

/** The formatter takes every digit of a text that it knows to be a number. */
function isDecimal(text: string): text is `${number}` {
  return /^\d+(?:\.\d+)?$/u.test(text)
}
