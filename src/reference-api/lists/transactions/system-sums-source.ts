import type { SystemSums } from '../../data/system-sums.ts'
import type { Condition } from '../paging/conditions.ts'
import { OF_SYSTEM, SETTLED } from './transaction-source.ts'

/** What all sums keep apart, so that they can be narrowed by it. */
const KEPT_APART = new Set([
  'e.type',
  'e.status',
  'e.currency',
  'e.delta',
  'e.wallet_id',
  'e.operator_id',
  'e.created_at'
])
/** What the detailed ones keep apart beyond that. */
const DETAILS = new Set([...KEPT_APART, 'e.game_id'])

/** The first of some sums that know the answer, but for parts of spans. */
export function sumsFor(
  conditions: readonly Condition[],
  candidates: readonly SystemSums[]
): SystemSums | undefined {
  if (!conditions.includes(OF_SYSTEM)) return undefined
  return candidates.find(({ detailed }) =>
    conditions.every(condition => isKnown(condition, detailed))
  )
}

/** Sums with the columns that the filters of entries look at. */
export function sumsAsEntries({ table, detailed }: SystemSums): string {
  const details = detailed
    ? ', amount, nullif(game_id, 0) AS game_id, reference_head'
    : ''
  return `(
  SELECT NULL AS user_id, wallet_id, type, status, currency, delta, entries,
    span, iif(by_admin, 1, NULL) AS operator_id${details}
  FROM ${table}) e`
}

/** Conditions as sums are asked them; their period is a matter of spans. */
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
