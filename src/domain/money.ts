/** U+2212, which stands on the same line as `+` and is as wide. */
export const MINUS = '\u2212'

/** How an amount is written: the digits with separators, and the sign. */
export interface MoneyDigits {
  negative: boolean
  digits: string
  zero: boolean
}

/** A format of a language, which is slow to make, and its sign before cents. */
interface NumberStyle {
  format: Intl.NumberFormat
  decimalSeparator: string
}

const styles = new Map<string, NumberStyle>()

/**
 * Writes an amount of minor units with every digit it has. `minorUnits` is a
 * whole decimal string of any length; `decimals` is the currency's exponent.
 * Nothing passes through a float: whole and fraction are cut from the text.
 */
export function moneyDigits(
  minorUnits: string,
  decimals: number,
  locale: string
): MoneyDigits {
  const value = BigInt(minorUnits)
  const negative = value < 0n
  const text = String(negative ? -value : value).padStart(decimals + 1, '0')
  const whole = text.slice(0, text.length - decimals)
  const fraction = text.slice(text.length - decimals)
  const { format } = numberStyle(locale)
  const grouped = format.format(BigInt(whole))
  return {
    negative,
    zero: value === 0n,
    digits:
      decimals === 0 ? grouped : grouped + decimalSeparator(locale) + fraction
  }
}

/** What stands before the fraction of a number: `.` or `,`. */
export function decimalSeparator(locale: string): string {
  return numberStyle(locale).decimalSeparator
}

function numberStyle(locale: string): NumberStyle {
  const known = styles.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale)
  const parts = format.formatToParts(0.5)
  const decimal = parts.find(({ type }) => type === 'decimal')
  const style = { format, decimalSeparator: decimal?.value ?? '.' }
  styles.set(locale, style)
  return style
}
