import { useStore } from '@nanostores/react'

import { amountDigits } from '../../format/amount-digits.ts'
import { $currencies, type Currencies } from '../../stores/currencies.ts'

/** Formats digits without the currency code. */
export type AmountText = (minorUnits: string, currency: string) => string

/** Returns `undefined` until the currencies are loaded. */
export function useAmountText(): AmountText | undefined {
  return amountTextIn(useStore($currencies, { ssr: 'initial' }))
}

export function amountTextIn(currencies: Currencies): AmountText | undefined {
  if (currencies.kind === 'loading') return undefined
  return (minorUnits, currency) =>
    amountDigits(
      minorUnits,
      currencies.kind === 'known'
        ? currencies.byCode.get(currency)?.decimals
        : undefined
    )
}
