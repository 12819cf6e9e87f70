import { messages } from '../messages.ts'
import { MINUS, moneyDigits } from './money.ts'

/**
 * Minor units as digits without a code, with the sign where they are below
 * zero. Without `decimals` the currency is not known: the raw units are
 * written and named so.
 */
export function amountDigits(
  minorUnits: string,
  decimals: number | undefined
): string {
  const { negative, digits } = moneyDigits(minorUnits, decimals ?? 0)
  const text = negative ? MINUS + digits : digits
  return decimals === undefined
    ? `${text} ${messages.transactions.units}`
    : text
}
