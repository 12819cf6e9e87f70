import { useStore } from '@nanostores/react'

import { LOCALE } from '../../domain/locale.ts'
import { MINUS, moneyDigits } from '../../domain/money.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'

/**
 * Writes amounts of minor units of one currency without its code, with the
 * sign where they are below zero. Where the currency is not known the raw
 * units are written and named so.
 */
export function useAmountText(
  currency: string
): (minorUnits: string) => string {
  const currencies = useStore($currencies, { ssr: 'initial' })
  const decimals =
    currencies.kind === 'known'
      ? currencies.byCode.get(currency)?.decimals
      : undefined
  return minorUnits => {
    const { negative, digits } = moneyDigits(minorUnits, decimals ?? 0, LOCALE)
    const units =
      decimals === undefined ? ` ${messages.transactions.units}` : ''
    return (negative ? MINUS : '') + digits + units
  }
}
