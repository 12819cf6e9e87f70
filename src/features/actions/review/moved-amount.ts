import type { Currency } from '../../../contract/ledger/currency.ts'
import { moneyDigits } from '../../../format/money.ts'
import type { ReviewLeg } from '../action-definition.ts'

export interface MovedAmount {
  /** Minor units, above zero. */
  minorUnits: string
  currency: Currency
}

/** Total credited, else debited. None for mixed or unknown currencies. */
export function movedAmount(
  legs: readonly ReviewLeg[],
  currencies: ReadonlyMap<string, Currency>
): MovedAmount | undefined {
  const [code, ...others] = new Set(legs.map(leg => leg.currency))
  const currency = code === undefined ? undefined : currencies.get(code)
  if (!currency || others.length > 0) return undefined
  let given = 0n
  let taken = 0n
  for (const { change } of legs) {
    const units = BigInt(change)
    if (units > 0n) given += units
    else taken -= units
  }
  return { minorUnits: String(given > 0n ? given : taken), currency }
}

export function amountWords({ minorUnits, currency }: MovedAmount): string {
  const { digits } = moneyDigits(minorUnits, currency.decimals)
  return `${digits} ${currency.code}`
}
