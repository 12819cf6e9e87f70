import { createContext } from 'react'

import {
  type BalanceGap,
  checkRunningBalance,
  type LedgerOrder,
  type LedgerRow,
  type RunningBalance
} from '../../domain/running-balance.ts'

/** What is wrong with balances on the shown page, by the entry's id. */
export const BalanceGaps = createContext<ReadonlyMap<string, BalanceGap>>(
  new Map()
)

/** `hidden-rows`: filters or another order hide what came in between. */
export type BalanceCheck = RunningBalance | { kind: 'hidden-rows' }

/** Asked for with these alone, all entries of a wallet and of a time come. */
const WHOLE = new Set([
  'createdAtFrom',
  'createdAtTo',
  'currency',
  'walletId',
  'page',
  'limit',
  'cursor',
  'sort'
])

const ORDERS: Readonly<Record<string, LedgerOrder>> = {
  createdAt: 'oldest-first',
  '-createdAt': 'newest-first'
}

/**
 * Holds each balance of a page against the entry before it. `asked` are the
 * parameters that these rows answer: the address may be ahead of them.
 */
export function checkBalances(
  asked: Readonly<Record<string, string>>,
  rows: readonly LedgerRow[]
): BalanceCheck {
  const whole = Object.keys(asked).every(name => WHOLE.has(name))
  const order = ORDERS[asked['sort'] ?? '']
  if (!whole || !order) return { kind: 'hidden-rows' }
  return checkRunningBalance(rows, order)
}

/** The gaps of a check by the entry that they stand at. */
export function gapsById(
  check: BalanceCheck | undefined
): ReadonlyMap<string, BalanceGap> {
  const gaps = check?.kind === 'gaps' ? check.gaps : []
  return new Map(gaps.map(gap => [gap.id, gap]))
}
