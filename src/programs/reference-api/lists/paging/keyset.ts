import type { SortKey } from '../../data/columns.ts'
import type { Condition } from './conditions.ts'
import type { OrderTerm } from './list-source.ts'

export type Keys = readonly SortKey[]

/**
 * The rows after one row, as consecutive stretches: first those equal to it in
 * all terms but the last, then in all but the last two, and so on. Each has
 * equalities and at most one comparison, which an index serves in any mix of
 * directions. NULLs sort as in SQLite: below everything.
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
