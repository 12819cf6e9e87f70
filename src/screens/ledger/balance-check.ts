import { computed, type ReadableAtom } from 'nanostores'

import type { List } from '../../features/list/store/list-state.ts'
import { createLookback, type Lookback } from './lookback.ts'
import {
  type BalanceGap,
  checkRunningBalance,
  countUnknownOpenings,
  type EntriesBefore,
  type LedgerRow,
  UNKNOWN_BEFORE
} from './running-balance.ts'

export type BalanceReach =
  /** Only within the page: earlier entries are loading. */
  | { kind: 'looking' }
  /** Only within the page: earlier entries could not be loaded. */
  | { kind: 'page' }
  /** Each account continues from its earlier entries. */
  | { kind: 'earlier' }
  /** Each account starts at zero with its first entry. */
  | { kind: 'first-entry' }
  /** The page before has no entries of some accounts. */
  | { kind: 'partly'; accounts: number }
  /** Some accounts start with the period; their openings are unverified. */
  | { kind: 'period' }

/** `hidden-rows`: filters or another order hide entries in between. */
export type BalanceCheck =
  | { kind: 'nothing-to-check' }
  | { kind: 'hidden-rows' }
  | { kind: 'adds-up'; reach: BalanceReach }
  | { kind: 'gaps'; gaps: BalanceGap[]; reach: BalanceReach }

type Entry = LedgerRow & { createdAt: string }

/** A user has one wallet per currency unless named; the house has many. */
export type LedgerOwner = 'user' | 'house'

export function createBalanceCheck<Row extends Entry>(
  list: List<Row>,
  owner: LedgerOwner
): ReadableAtom<BalanceCheck> {
  return computed(createLookback(list), lookback =>
    checkBalances(lookback, owner)
  )
}

/** Compares each balance of a page with the entry before it. */
export function checkBalances(
  lookback: Lookback<LedgerRow>,
  owner: LedgerOwner
): BalanceCheck {
  if (lookback.kind === 'nothing-shown') return { kind: 'nothing-to-check' }
  if (lookback.kind === 'hidden-rows') return lookback
  if (!allNameTheirWallet(lookback, owner)) return { kind: 'nothing-to-check' }
  const rows = lookback.shown.page.data
  const { order, fromFirst } = lookback.query
  const isFound = lookback.kind === 'found'
  const before: EntriesBefore = isFound
    ? {
        rows: lookback.older,
        // An account starts at zero before its first entry.
        otherwise: lookback.complete && fromFirst ? 'zero' : 'unknown'
      }
    : UNKNOWN_BEFORE
  const check = checkRunningBalance(rows, order, before)
  if (check.kind === 'nothing-to-check') return check
  const reach = reachOf(lookback, countUnknownOpenings(rows, order, before))
  return check.kind === 'adds-up'
    ? { kind: 'adds-up', reach }
    : { kind: 'gaps', gaps: check.gaps, reach }
}

type Checked = Extract<Lookback<LedgerRow>, { shown: unknown }>

/** Whether every entry names its wallet, where it could be another. */
function allNameTheirWallet(lookback: Checked, owner: LedgerOwner): boolean {
  const { page, requested } = lookback.shown
  const older = lookback.kind === 'found' ? lookback.older : []
  const rows = [...page.data, ...older]
  const named = rows.filter(({ walletId }) => walletId !== undefined)
  const isOne =
    owner === 'user' || requested['walletId']?.includes(',') === false
  return named.length === rows.length || (isOne && named.length === 0)
}

function reachOf(lookback: Checked, accounts: number): BalanceReach {
  switch (lookback.kind) {
    case 'looking':
      return { kind: 'looking' }
    case 'failed':
      return { kind: 'page' }
    case 'found':
      if (accounts > 0) {
        return lookback.complete
          ? { kind: 'period' }
          : { kind: 'partly', accounts }
      }
      return { kind: lookback.older.length > 0 ? 'earlier' : 'first-entry' }
    default:
      return lookback satisfies never
  }
}
