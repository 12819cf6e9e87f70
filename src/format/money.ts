import { language } from '../messages.ts'
import { groupDigits } from './count-text.ts'

/** U+2212, which stands on the same line as `+` and is as wide. */
export const MINUS = '\u2212'

/** What stands before the fraction of a number: `.` or `,`. */
export const DECIMAL_SEPARATOR = language.writing.decimal

/** How an amount is written: the digits with separators, and the sign. */
export interface MoneyDigits {
  negative: boolean
  digits: string
  zero: boolean
}

/**
 * Writes an amount of minor units with every digit it has. `minorUnits` is a
 * whole decimal string of any length; `decimals` is the currency's exponent.
 * Nothing passes through a float: whole and fraction are cut from the text.
 */
export function moneyDigits(minorUnits: string, decimals: number): MoneyDigits {
  const value = BigInt(minorUnits)
  const negative = value < 0n
  const text = String(negative ? -value : value).padStart(decimals + 1, '0')
  const whole = text.slice(0, text.length - decimals)
  const fraction = text.slice(text.length - decimals)
  const grouped = groupDigits(whole)
  return {
    negative,
    zero: value === 0n,
    digits: decimals === 0 ? grouped : grouped + DECIMAL_SEPARATOR + fraction
  }
}
