import type { SystemSums } from '../../data/system-sums.ts'
import type { Condition } from '../paging/conditions.ts'
import { OF_SYSTEM, SETTLED } from './transaction-source.ts'

/** All sums can be narrowed by these. */
const KEPT_APART = new Set([
  'e.type',
  'e.status',
  'e.currency',
  'e.delta',
  'e.wallet_id',
  'e.operator_id',
  'e.created_at'
])
/** Detailed sums can be narrowed by these. */
const DETAILS = new Set([...KEPT_APART, 'e.game_id'])

/** The first that knows the answer, except for parts of spans. */
export function sumsFor(
  conditions: readonly Condition[],
  candidates: readonly SystemSums[]
): SystemSums | undefined {
  if (!conditions.includes(OF_SYSTEM)) return undefined
  return candidates.find(({ detailed }) =>
    conditions.every(condition => isKnown(condition, detailed))
  )
}

/** With the columns that the filters of entries use. */
export function sumsAsEntries({ table, detailed }: SystemSums): string {
  const details = detailed
    ? ', amount, nullif(game_id, 0) AS game_id, reference_head'
    : ''
  return `(
  SELECT NULL AS user_id, wallet_id, type, status, currency, delta, entries,
    span, iif(by_admin, 1, NULL) AS operator_id${details}
  FROM ${table}) e`
}

/** Without the period, which spans decide. */
export function conditionsOfSums(
  conditions: readonly Condition[]
): Condition[] {
  return conditions
    .filter(({ column }) => column !== 'e.created_at')
    .map(condition => condition.inSums ?? condition)
}

function isKnown(condition: Condition, detailed: boolean): boolean {
  const { column = '', inSums } = condition
  if (condition === OF_SYSTEM || condition === SETTLED) return true
  return detailed
    ? inSums !== undefined || DETAILS.has(column)
    : KEPT_APART.has(column)
}
