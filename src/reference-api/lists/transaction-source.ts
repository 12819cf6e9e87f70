import type { DatabaseSync } from 'node:sqlite'

import type { InferOutput } from 'valibot'

import type { Totals } from '../../api/contract/list.ts'
import { minorOf, numberOf, textOf } from '../data/columns.ts'
import type { Condition } from './conditions.ts'
import { filter, type ListSource } from './statements.ts'

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
  defaultSort: { field: 'createdAt', descending: true }
}

/** The entries of the system wallets. */
export const OF_SYSTEM: Condition = { sql: 'e.user_id IS NULL', values: [] }

/** The entries of one user's wallets. */
export function ofUser(id: number): Condition {
  return { sql: 'e.user_id = ?', values: [id] }
}

/** Sums by currency of what matches and has moved money. */
export function readTotals(
  database: DatabaseSync,
  conditions: readonly Condition[]
): InferOutput<typeof Totals>[] {
  const moved: Condition = {
    sql: `e.status IN ('completed', 'reversed')`,
    values: []
  }
  return database
    .prepare(
      `SELECT e.currency, count(*) AS rows, sum(e.delta) AS net,
         sum(max(e.delta, 0)) AS credit, sum(max(-e.delta, 0)) AS debit
       FROM ${transactionSource.from}${filter([...conditions, moved])}
       GROUP BY e.currency ORDER BY e.currency`
    )
    .all(...conditions.flatMap(({ values }) => values))
    .map(row => ({
      currency: textOf(row, 'currency'),
      credit: minorOf(row, 'credit'),
      debit: minorOf(row, 'debit'),
      net: minorOf(row, 'net'),
      count: numberOf(row, 'rows')
    }))
}
