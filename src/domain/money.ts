/** U+2212, which stands on the same line as `+` and is as wide. */
export const MINUS = '\u2212'

/** How an amount is written: the digits with separators, and the sign. */
export interface MoneyDigits {
  negative: boolean
  digits: string
  zero: boolean
}

const separators = new Map<string, { group: string; decimal: string }>()

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
  const { decimal } = separatorsOf(locale)
  const grouped = BigInt(whole).toLocaleString(locale)
  return {
    negative,
    zero: value === 0n,
    digits: decimals === 0 ? grouped : grouped + decimal + fraction
  }
}

function separatorsOf(locale: string): { group: string; decimal: string } {
  let found = separators.get(locale)
  if (!found) {
    const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
    const part = (type: string): string =>
      parts.find(item => item.type === type)?.value ?? ''
    found = { group: part('group'), decimal: part('decimal') || '.' }
    separators.set(locale, found)
  }
  return found
}
