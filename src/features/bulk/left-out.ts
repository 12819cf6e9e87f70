import { isLargeAmount } from '../../format/large-amount.ts'
import type {
  ActionDefinition,
  KnownCurrencies
} from '../actions/action-definition.ts'
import { definitionOf } from '../actions/definition-of.ts'
import type { BulkTarget } from './bulk-item.ts'
import type { BulkQuestion } from './open-bulk.ts'

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

export interface LeftOut {
  target: BulkTarget
  reason: string
}

/** Of chosen rows. */
export function leftOutOf(
  { action, source }: BulkQuestion,
  currencies: KnownCurrencies
): LeftOut[] {
  if (source.kind !== 'chosen') return []
  const { bulk } = definitionOf(action)
  return source.targets.flatMap(target => {
    const reason = whyLeftOut(bulk, target, currencies)
    return reason === undefined ? [] : [{ target, reason }]
  })
}
