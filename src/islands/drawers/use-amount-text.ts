import { useStore } from '@nanostores/react'

import { LOCALE } from '../../domain/locale.ts'
import { MINUS, moneyDigits } from '../../domain/money.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'

/** Writes minor units of a currency as digits without its code. */
export type AmountText = (minorUnits: string, currency: string) => string

/**
 * Gives a writer of amounts for sentences, and for columns that name their
 * currency once; `undefined` until the currencies are there.
 */
export function useAmountText(): AmountText | undefined {
  const currencies = useStore($currencies)
  if (currencies.kind === 'loading') return undefined
  return (minorUnits, currency) => {
    const decimals =
      currencies.kind === 'known'
        ? currencies.byCode.get(currency)?.decimals
        : undefined
    const { negative, digits } = moneyDigits(minorUnits, decimals ?? 0, LOCALE)
    const text = negative ? MINUS + digits : digits
    return decimals === undefined
      ? `${text} ${messages.transactions.units}`
      : text
  }
}
