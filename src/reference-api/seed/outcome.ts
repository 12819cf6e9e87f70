import type { Posting } from '../data/ledger.ts'
import type { Random } from './random.ts'

const FAILURES = ['card_declined', 'provider_timeout', 'limit_reached'] as const
const UNSURE = new Set(['deposit', 'withdrawal'])

/** How a movement ends. */
export type Outcome = Pick<Posting, 'status' | 'failureCode'>

/**
 * Most movements complete at once. Payments fail or are called off now and
 * then; the newest payments and stakes may still be in flight.
 */
export function outcomeOf(
  type: string,
  open: boolean,
  random: Random
): Outcome {
  const roll = random.next()
  if (open && type === 'deposit' && roll < 0.2) return { status: 'pending' }
  if (open && (type === 'withdrawal' || type === 'entry_fee') && roll < 0.4) {
    return { status: 'reserved' }
  }
  if (UNSURE.has(type) && roll > 0.96) {
    return { status: 'failed', failureCode: random.pick(FAILURES) }
  }
  if ((UNSURE.has(type) || type === 'entry_fee') && roll > 0.945) {
    return { status: 'cancelled' }
  }
  return { status: 'completed' }
}

const PREFIXES: Record<string, string> = {
  deposit: 'DEP',
  withdrawal: 'WDR',
  entry_fee: 'FEE',
  prize: 'WIN',
  refund: 'RFD',
  commission: 'COM',
  bonus: 'BON',
  transfer: 'TRF',
  adjustment: 'ADJ',
  reversal: 'REV'
}

/** What people quote: the kind of movement and digits without an order. */
export function referenceOf(type: string, random: Random): string {
  const digits = String(random.below(100_000_000)).padStart(8, '0')
  return `${PREFIXES[type] ?? 'TXN'}-${digits.slice(0, 4)}-${digits.slice(4)}`
}
