import type { InferOutput } from 'valibot'

import type { callQueries } from '../../../../contract/call-queries.ts'
import { statusesThatAre } from '../../../../contract/ledger/money-status.ts'
import type { FilterName } from '../../../../contract/lists.ts'
import { cleanCode } from '../../../../format/clean-text.ts'
import { OPEN_STATUSES } from '../../data/ledger-tables.ts'
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

const OPEN = statusesThatAre('open', 'held')

/**
 * They are few, and have an index, which is known by these very words. The plus
 * keeps SQLite from the index of all statuses, which is not by time.
 */
const ARE_OPEN: Condition = {
  sql: `+e.status IN (${OPEN_STATUSES})`,
  values: [],
  column: 'e.status'
}

type Request = InferOutput<typeof callQueries.walletTransactions>

type Common = FilterName<'userTransactions'>
type Own = Exclude<FilterName<'walletTransactions'>, Common>

export function transactionConditions(query: Request): Condition[] {
  const conditions: Record<Common, Condition[]> = {
    type: oneOf('e.type', query.type),
    status: statusConditions(query.status),
    direction: directionCondition(query.direction),
    currency: oneOf('e.currency', query.currency),
    amount: amountConditions(query),
    createdAt: inPeriod('e.created_at', query.createdAtFrom, query.createdAtTo),
    gameId: anyOf('gam', 'e.game_id', query.gameId),
    groupId: anyOf(
      'grp',
      'e.group_id',
      query.groupId === undefined ? undefined : [query.groupId]
    ),
    reference: where(
      'e.group_id IN (SELECT id FROM entry_groups WHERE reference = ?)',
      query.reference && cleanCode(query.reference).toUpperCase()
    ),
    byAdmin: operatorCondition(query.byAdmin),
    operatorId: operatorsCondition(query.operatorId),
    reasonCode: oneOf('e.reason_code', query.reasonCode)
  }
  return Object.values(conditions).flat()
}

function statusConditions(statuses: readonly string[] = []): Condition[] {
  const asked = new Set(statuses)
  return asked.size === OPEN.length && OPEN.every(open => asked.has(open))
    ? [ARE_OPEN]
    : oneOf('e.status', statuses)
}

/** The index has the size of the change, sums have an amount. */
function amountConditions({ amountMin, amountMax }: Request): Condition[] {
  const inSums = inRange('e.amount', amountMin, amountMax)
  return inRange('abs(e.delta)', amountMin, amountMax).map((condition, at) => ({
    ...condition,
    inSums: inSums[at]
  }))
}

export function walletConditions(query: Request): Condition[] {
  const conditions: Record<Own, Condition[]> = {
    walletId: anyOf('wal', 'e.wallet_id', query.walletId),
    userId: usersCondition(query.userId)
  }
  return Object.values(conditions).flat()
}

function usersCondition(given: readonly string[] | undefined): Condition[] {
  if (!given || given.length === 0) return []
  const ids = given.flatMap(id => userRowId(id) ?? [])
  if (ids.length === 0) return [NEVER]
  const marks = ids.map(() => '?').join(', ')
  return where(
    `e.group_id IN (SELECT group_id FROM entries WHERE user_id IN (${marks}))`,
    ...ids
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

/** Who cancelled it, else who made it, which has an index if anybody did. */
function operatorsCondition(given: readonly string[] | undefined): Condition[] {
  if (!given || given.length === 0) return []
  const ids = given.flatMap(id => rowId('adm', id) ?? [])
  if (ids.length === 0) return [NEVER]
  return where(
    `e.operator_id IS NOT NULL AND coalesce((
       SELECT admin_id FROM decisions WHERE group_id = e.group_id
     ), e.operator_id) IN (${ids.map(() => '?').join(', ')})`,
    ...ids
  )
}

function operatorCondition(byAdmin: 'true' | 'false' | undefined): Condition[] {
  if (byAdmin === undefined) return []
  return on('e.operator_id', byAdmin === 'true' ? 'IS NOT NULL' : 'IS NULL')
}
