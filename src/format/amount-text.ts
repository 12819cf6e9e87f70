import { DECIMAL_SEPARATOR } from './money.ts'

/** For an input field: plain digits, `-12.50` or `-12,50` by language. */
export function fieldAmount(minorUnits: string, decimals: number): string {
  return amountText(minorUnits, decimals).replace('.', DECIMAL_SEPARATOR)
}

/** For programs: plain digits with a point, `-12.50`. */
export function amountText(minorUnits: string, decimals: number): string {
  const units = BigInt(minorUnits)
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  const sign = units < 0n ? '-' : ''
  return decimals === 0 ? sign + whole : `${sign}${whole}.${fraction}`
}
