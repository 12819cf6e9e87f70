/** U+2212, which stands on the same line as `+` and is as wide. */
export const MINUS = '\u2212'

/** How an amount is written: the digits with separators, and the sign. */
export interface MoneyDigits {
  negative: boolean
  digits: string
  zero: boolean
}

const decimalSeparators = new Map<string, string>()

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
  const grouped = BigInt(whole).toLocaleString(locale)
  return {
    negative,
    zero: value === 0n,
    digits:
      decimals === 0 ? grouped : grouped + decimalSeparator(locale) + fraction
  }
}

/** What stands before the fraction of a number: `.` or `,`. */
export function decimalSeparator(locale: string): string {
  let found = decimalSeparators.get(locale)
  if (found === undefined) {
    const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
    found = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
    decimalSeparators.set(locale, found)
  }
  return found
}
