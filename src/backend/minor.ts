import type { TypedAmount } from './typed-amounts.ts'

/** Digits that a float keeps. */
const KEPT = 15

/**
 * Minor units of an amount in major units: `minor('12.5', 2)` is `'1250'`.
 * Throws a `RangeError` rather than lose a digit, or guess the decimals of a
 * currency that is not declared: `minor('12.5', currencies[row.currency])`.
 */
export function minor(
  amount: string | number,
  decimals: number | undefined
): string {
  const text = String(amount)
  if (decimals === undefined) {
    throw new RangeError(`${text} is of a currency without decimals here`)
  }
  const [, sign = '', whole = '', fraction = ''] =
    /^([+-]?)(\d+)(?:\.(\d+))?$/u.exec(text) ?? []
  const significant = fraction.replace(/0+$/u, '')
  const isKept = typeof amount === 'string' || digitsOf(text) <= KEPT
  if (whole === '' || significant.length > decimals || !isKept) {
    throw new RangeError(`${text} is no amount with ${decimals} decimals`)
  }
  const units = BigInt(whole + significant.padEnd(decimals, '0'))
  return String(sign === '-' ? -units : units)
}

/**
 * The other way, for amounts that were typed: 1250 with 2 decimals is `'12.50'`.
 * Throws a `RangeError` on what is no whole number.
 */
export function major({
  minorUnits,
  decimals
}: Pick<TypedAmount, 'minorUnits' | 'decimals'>): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/u.exec(minorUnits) ?? []
  if (digits === '') throw new RangeError(`${minorUnits} is no minor units`)
  const padded = digits.padStart(decimals + 1, '0')
  const point = padded.length - decimals
  const fraction = padded.slice(point)
  return sign + padded.slice(0, point) + (fraction && `.${fraction}`)
}

function digitsOf(text: string): number {
  return text.replaceAll(/\D/gu, '').replace(/^0+/u, '').length
}
