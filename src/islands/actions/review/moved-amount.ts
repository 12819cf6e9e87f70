import type { Currency } from '../../../api/contract/currency.ts'
import type { Preview } from '../../../api/contract/money-commands.ts'

/** How much money moves. */
export interface MovedAmount {
  /** Minor units, above zero. */
  minorUnits: string
  currency: Currency
}

/**
 * What a movement gives in all, as the server has read it. Several currencies,
 * or one that is not known, have no one amount.
 */
export function movedAmount(
  { legs }: Preview,
  currencies: ReadonlyMap<string, Currency>
): MovedAmount | undefined {
  const [code, ...others] = new Set(legs.map(leg => leg.currency))
  const currency = code === undefined ? undefined : currencies.get(code)
  if (!currency || others.length > 0) return undefined
  const given = legs.map(leg => BigInt(leg.change)).filter(units => units > 0n)
  const minorUnits = String(given.reduce((sum, units) => sum + units, 0n))
  return { minorUnits, currency }
}
