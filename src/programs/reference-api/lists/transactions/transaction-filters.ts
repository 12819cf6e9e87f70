import type { InferOutput } from 'valibot'

import type { WalletTransactionQuery } from '../../../../contract/call-queries.ts'
import { cleanCode } from '../../../../format/clean-text.ts'
import { rowId, userRowId } from '../../data/public-id.ts'
import {
  type Condition,
  inPeriod,
  inRange,
  NEVER,
  on,
  oneOf,
  where
} from '../paging/conditions.ts'

type Request = InferOutput<typeof WalletTransactionQuery>

export function transactionConditions(query: Request): Condition[] {
  return [
    ...oneOf('e.type', query.type),
    ...oneOf('e.status', query.status),
    ...directionCondition(query.direction),
    ...on('e.currency', '= ?', query.currency),
    ...amountConditions(query),
    ...inPeriod('e.created_at', query.createdAtFrom, query.createdAtTo),
    ...anyOf('gam', 'e.game_id', query.gameId),
    ...anyOf(
      'grp',
      'e.group_id',
      query.groupId === undefined ? undefined : [query.groupId]
    ),
    ...where(
      'e.group_id IN (SELECT id FROM entry_groups WHERE reference = ?)',
      query.reference && cleanCode(query.reference).toUpperCase()
    ),
    ...operatorCondition(query.byAdmin)
  ]
}

/** The index has the size of the change, sums have an amount. */
function amountConditions({ amountMin, amountMax }: Request): Condition[] {
  const inSums = inRange('e.amount', amountMin, amountMax)
  return inRange('abs(e.delta)', amountMin, amountMax).map((condition, at) => ({
    ...condition,
    inSums: inSums[at]
  }))
}

/** `userId` is the user on the other side. */
export function walletConditions(query: Request): Condition[] {
  return [
    ...anyOf('wal', 'e.wallet_id', query.walletId),
    ...(query.userId === undefined ? [] : userCondition(query.userId))
  ]
}

function userCondition(userId: string): Condition[] {
  const id = userRowId(userId)
  if (id === undefined) return [NEVER]
  return where(
    'e.group_id IN (SELECT group_id FROM entries WHERE user_id = ?)',
    id
  )
}

function anyOf(
  kind: 'gam' | 'grp' | 'wal',
  column: string,
  given: readonly string[] | undefined
): Condition[] {
  if (!given || given.length === 0) return []
  const ids = given.flatMap(id => rowId(kind, id) ?? [])
  return ids.length === 0 ? [NEVER] : oneOf(column, ids)
}

function directionCondition(
  direction: 'credit' | 'debit' | undefined
): Condition[] {
  if (direction === undefined) return []
  return on('e.delta', direction === 'credit' ? '> 0' : '< 0')
}

function operatorCondition(byAdmin: 'true' | 'false' | undefined): Condition[] {
  if (byAdmin === undefined) return []
  return on('e.operator_id', byAdmin === 'true' ? 'IS NOT NULL' : 'IS NULL')
}
