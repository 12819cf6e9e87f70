import type { ValueAccessor } from '../../../contract/response-check.ts'

/** Unique and sorted. */
export function valuesOf<Row>(
  rows: readonly Row[],
  read: ValueAccessor<Row> | undefined
): string[] {
  const values = rows.flatMap(row => read?.(row) ?? [])
  return [...new Set(values)].filter(value => value !== '').toSorted()
}
