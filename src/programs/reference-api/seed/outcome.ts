import type { Posting } from '../data/ledger.ts'
import type { Random } from './random.ts'

const FAILURES = ['card_declined', 'provider_timeout', 'limit_reached'] as const
const UNSURE = new Set(['deposit', 'withdrawal'])

export type Outcome = Pick<Posting, 'status' | 'failureCode'>

/** Most complete at once; the newest payments and stakes may be in flight. */
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
