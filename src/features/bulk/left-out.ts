import { isLargeAmount } from '../../format/large-amount.ts'
import type {
  ActionDefinition,
  KnownCurrencies
} from '../actions/action-definition.ts'
import type { BulkTarget } from './bulk-item.ts'

/** Why it is not sent with others: its own review asks to type the amount. */
export function whyLeftOut(
  bulk: ActionDefinition['bulk'],
  { amount }: BulkTarget,
  currencies: KnownCurrencies
): string | undefined {
  const currency = amount && currencies.get(amount.currency)
  return currency && isLargeAmount(amount.minorUnits, currency)
    ? bulk?.large
    : undefined
}
