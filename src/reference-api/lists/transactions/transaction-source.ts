import type { Condition } from '../paging/conditions.ts'
import type { ListSource } from '../paging/list-source.ts'

/** The entries, newest first unless asked otherwise. */
export const transactionSource: ListSource = {
  from: 'entries e',
  id: 'e.id',
  sorts: {
    createdAt: ['e.created_at'],
    amount: ['abs(e.delta)', 'e.created_at'],
    type: ['e.type', 'e.created_at'],
    status: ['e.status', 'e.created_at']
  },
  defaultSort: { field: 'createdAt', descending: true },
  enumerations: { type: 'e.type', status: 'e.status', currency: 'e.currency' }
}

/** The entries of the system wallets. */
export const OF_SYSTEM: Condition = { sql: 'e.user_id IS NULL', values: [] }

/** The entries of one user's wallets. */
export function ofUser(id: number): Condition {
  return { sql: 'e.user_id = ?', values: [id] }
}

/** The entries that have moved a balance; a reversed one did, too. */
export const SETTLED: Condition = {
  // The plus keeps an index of the asked filters or the currency before it.
  sql: `+e.status IN ('completed', 'reversed')`,
  values: []
}
