import type { BulkItem } from '../bulk/bulk-item.ts'

/**
 * What stays selected after a run: none that were done, all others of the run,
 * and nothing that was not in it.
 */
export function rowsAfterRun<Row>(
  selected: ReadonlyMap<string, Row>,
  ofRun: ReadonlyMap<string, Row>,
  items: readonly BulkItem[]
): Row[] {
  const after = new Map([...selected].filter(([key]) => ofRun.has(key)))
  for (const { id, state } of items) {
    const row = selected.get(id) ?? ofRun.get(id)
    if (state.kind === 'done' || state.kind === 'accepted') after.delete(id)
    else if (row !== undefined) after.set(id, row)
  }
  return [...after.values()]
}
