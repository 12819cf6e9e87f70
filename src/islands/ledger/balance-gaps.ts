import type { BalanceGap } from '../../domain/running-balance.ts'
import type { BalanceCheck } from '../../stores/balance-check.ts'

/** Of balances that follow from each other, or that nobody has checked. */
export const NO_GAPS: ReadonlyMap<string, BalanceGap> = new Map()

/** The gaps of a check by the entry that they stand at. */
export function gapsById(check: BalanceCheck): ReadonlyMap<string, BalanceGap> {
  if (check.kind !== 'gaps') return NO_GAPS
  return new Map(check.gaps.map(gap => [gap.id, gap]))
}
