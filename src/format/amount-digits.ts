import { messages } from '../messages.ts'
import { MINUS, moneyDigits } from './money.ts'

/** Without `decimals` the currency is unknown: raw units, labelled as such. */
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
