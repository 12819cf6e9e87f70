import { language } from '../messages.ts'
import { groupDigits } from './count-text.ts'

/** U+2212: aligned with `+` and equally wide. */
export const MINUS = '\u2212'

export const DECIMAL_SEPARATOR = language.writing.decimal

export interface MoneyDigits {
  negative: boolean
  digits: string
  zero: boolean
}

/** Every digit stays: `minorUnits` is a decimal string, never a float. */
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
