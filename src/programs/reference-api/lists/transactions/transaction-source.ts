import type { SortName } from '../../../../contract/lists.ts'
import { SETTLED_STATUSES } from '../../data/ledger-tables.ts'
import type { Condition } from '../paging/conditions.ts'
import type { ListSource } from '../paging/list-source.ts'

/** Newest first by default. */
export const transactionSource: ListSource = {
  from: 'entries e',
  id: 'e.id',
  sorts: {
    createdAt: ['e.created_at'],
    amount: ['abs(e.delta)', 'e.created_at'],
    type: ['e.type', 'e.created_at'],
    status: ['e.status', 'e.created_at']
  } satisfies Record<SortName<'userTransactions'>, string[]>,
  defaultSort: { field: 'createdAt', descending: true },
  enumerations: { type: 'e.type', status: 'e.status', currency: 'e.currency' }
}

export const OF_SYSTEM: Condition = { sql: 'e.user_id IS NULL', values: [] }

export function ofUser(id: number): Condition {
  return { sql: 'e.user_id = ?', values: [id] }
}

export const SETTLED: Condition = {
  // The plus makes SQLite prefer an index of the filters or the currency.
  sql: `+e.status IN (${SETTLED_STATUSES})`,
  values: []
}
