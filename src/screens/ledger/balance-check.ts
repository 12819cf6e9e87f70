import { computed, type ReadableAtom } from 'nanostores'

import type { List } from '../../features/list/store/list-state.ts'
import { createLookBack, type LookBack } from './look-back.ts'
import {
  type BalanceGap,
  checkRunningBalance,
  countUnknownOpenings,
  type EntriesBefore,
  type LedgerRow,
  UNKNOWN_BEFORE
} from './running-balance.ts'

/** What balances of a page were held against, beside those of the page. */
export type BalanceReach =
  /** So far nothing else: the entries before are on their way. */
  | { kind: 'looking' }
  /** Nothing else: the entries before could not be had. */
  | { kind: 'page' }
  /** Each account begins where the entries before it ended. */
  | { kind: 'earlier' }
  /** Each account begins at zero with its first entry. */
  | { kind: 'first-entry' }
  /** So many accounts begin unchecked: the page before has none of theirs. */
  | { kind: 'partly'; accounts: number }
  /** Some accounts begin with the period: as they state it, unchecked. */
  | { kind: 'period' }

/** `hidden-rows`: filters or another order hide what came in between. */
export type BalanceCheck =
  | { kind: 'nothing-to-check' }
  | { kind: 'hidden-rows' }
  | { kind: 'adds-up'; reach: BalanceReach }
  | { kind: 'gaps'; gaps: BalanceGap[]; reach: BalanceReach }

type Entry = LedgerRow & { createdAt: string }

/**
 * Whose entries a list has: a user has one wallet for each currency unless
 * they are named, the house has many.
 */
export type LedgerOwner = 'user' | 'house'

/** Whether the balances that a list shows follow from each other. */
export function createBalanceCheck<Row extends Entry>(
  list: List<Row>,
  owner: LedgerOwner
): ReadableAtom<BalanceCheck> {
  return computed(createLookBack(list), lookBack =>
    checkBalances(lookBack, owner)
  )
}

/** Holds each balance of a page against the entry before it. */
export function checkBalances(
  lookBack: LookBack<LedgerRow>,
  owner: LedgerOwner
): BalanceCheck {
  if (lookBack.kind === 'nothing-shown') return { kind: 'nothing-to-check' }
  if (lookBack.kind === 'hidden-rows') return lookBack
  if (!areTold(lookBack, owner)) return { kind: 'nothing-to-check' }
  const rows = lookBack.shown.page.data
  const { order, fromFirst } = lookBack.question
  const isFound = lookBack.kind === 'found'
  const before: EntriesBefore = isFound
    ? {
        rows: lookBack.older,
        // Whoever has no entry yet has no money: the first one finds none.
        otherwise: lookBack.complete && fromFirst ? 'zero' : 'unknown'
      }
    : UNKNOWN_BEFORE
  const check = checkRunningBalance(rows, order, before)
  if (check.kind === 'nothing-to-check') return check
  const reach = reachOf(lookBack, countUnknownOpenings(rows, order, before))
  return check.kind === 'adds-up'
    ? { kind: 'adds-up', reach }
    : { kind: 'gaps', gaps: check.gaps, reach }
}

type Checked = Extract<LookBack<LedgerRow>, { shown: unknown }>

/** Whether each entry says which wallet it is of, where it could be another. */
function areTold(lookBack: Checked, owner: LedgerOwner): boolean {
  const { page, asked } = lookBack.shown
  const older = lookBack.kind === 'found' ? lookBack.older : []
  const rows = [...page.data, ...older]
  const named = rows.filter(({ walletId }) => walletId !== undefined)
  const isOne = owner === 'user' || asked['walletId'] !== undefined
  return named.length === rows.length || (isOne && named.length === 0)
}

function reachOf(lookBack: Checked, accounts: number): BalanceReach {
  switch (lookBack.kind) {
    case 'looking':
      return { kind: 'looking' }
    case 'failed':
      return { kind: 'page' }
    case 'found':
      if (accounts > 0) {
        return lookBack.complete
          ? { kind: 'period' }
          : { kind: 'partly', accounts }
      }
      return { kind: lookBack.older.length > 0 ? 'earlier' : 'first-entry' }
    default:
      return lookBack satisfies never
  }
}
