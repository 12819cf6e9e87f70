import type { ValueAccessor } from '../../../contract/response-check.ts'

/** The values that some rows have, each once and in the order of its text. */
export function valuesOf<Row>(
  rows: readonly Row[],
  read: ValueAccessor<Row> | undefined
): string[] {
  const values = rows.flatMap(row => read?.(row) ?? [])
  return [...new Set(values)].filter(value => value !== '').toSorted()
}
