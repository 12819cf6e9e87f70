import { useStore } from '@nanostores/react'

import { amountDigits } from '../../format/amount-digits.ts'
import { $currencies } from '../../stores/currencies.ts'

/** Writes minor units of a currency as digits without its code. */
export type AmountText = (minorUnits: string, currency: string) => string

/**
 * Returns a writer of amounts for sentences, and for columns that name their
 * currency once; `undefined` until the currencies are there.
 */
export function useAmountText(): AmountText | undefined {
  const currencies = useStore($currencies, { ssr: 'initial' })
  if (currencies.kind === 'loading') return undefined
  return (minorUnits, currency) =>
    amountDigits(
      minorUnits,
      currencies.kind === 'known'
        ? currencies.byCode.get(currency)?.decimals
        : undefined
    )
}
