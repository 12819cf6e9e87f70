import { createContext } from 'react'

import type { BalanceGap } from '../../domain/running-balance.ts'
import type { BalanceCheck } from '../../stores/balance-check.ts'

/** What is wrong with balances on the shown page, by the entry's id. */
export const BalanceGaps = createContext<ReadonlyMap<string, BalanceGap>>(
  new Map()
)

/** The gaps of a check by the entry that they stand at. */
export function gapsById(check: BalanceCheck): ReadonlyMap<string, BalanceGap> {
  const gaps = check.kind === 'gaps' ? check.gaps : []
  return new Map(gaps.map(gap => [gap.id, gap]))
}
