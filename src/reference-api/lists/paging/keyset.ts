import type { SortKey } from '../../data/columns.ts'
import type { Condition } from './conditions.ts'
import type { OrderTerm } from './list-source.ts'

/** What one row is sorted by, in the order's words. */
export type Keys = readonly SortKey[]

/**
 * The rows behind one row of an order, as stretches that follow one another:
 * first those that equal it in all words but the last, then in all but the
 * last two, and so on. Each is equalities and at most one comparison, which an
 * index can serve in any mix of directions. NULLs stand as SQLite sorts them:
 * below everything.
 */
export function stretchesAfter(
  order: readonly OrderTerm[],
  keys: Keys
): Condition[][] {
  return order
    .map((_, at) => order.length - 1 - at)
    .flatMap(at => {
      const same = order
        .slice(0, at)
        .map((term, before) => equal(term, keys[before] ?? null))
      const behind = order.slice(at, at + 1)
      return behind.flatMap(term =>
        after(term, keys[at] ?? null).map(condition => [...same, condition])
      )
    })
}

function equal({ expression }: OrderTerm, key: SortKey): Condition {
  return key === null
    ? { sql: `${expression} IS NULL`, values: [] }
    : { sql: `${expression} = ?`, values: [key] }
}

function after(
  { expression, descending, nullable }: OrderTerm,
  key: SortKey
): Condition[] {
  const isNull = { sql: `${expression} IS NULL`, values: [] }
  if (descending) {
    if (key === null) return []
    const less = { sql: `${expression} < ?`, values: [key] }
    return nullable ? [less, isNull] : [less]
  }
  return key === null
    ? [{ sql: `${expression} IS NOT NULL`, values: [] }]
    : [{ sql: `${expression} > ?`, values: [key] }]
}
