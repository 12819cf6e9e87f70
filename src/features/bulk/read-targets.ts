import { readPatiently } from '../../stores/read-patiently.ts'
import { type ReadPage, walkPages } from '../../stores/walk-pages.ts'
import type { BulkTarget } from './bulk-item.ts'

/** Reads all matches, each once, before any change can alter them. */
export async function readTargets(
  readPage: ReadPage<BulkTarget>,
  signal: AbortSignal,
  report: (read: number) => void
): Promise<readonly BulkTarget[]> {
  const found = new Map<string, BulkTarget>()
  const pages = walkPages<BulkTarget>(
    (at, ends) => readPatiently(() => readPage(at, ends), ends),
    ({ id }) => id,
    signal,
    'next'
  )
  for await (const { rows } of pages) {
    for (const target of rows) {
      if (!found.has(target.id)) found.set(target.id, target)
    }
    report(found.size)
  }
  return [...found.values()]
}
