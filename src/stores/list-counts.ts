import { atom, type ReadableAtom } from 'nanostores'

import type { RouteName } from '../routes/table.ts'
import { documentSingleton } from './document-singleton.ts'

type Counts = Partial<Record<RouteName, number | undefined>>

const $counts = documentSingleton('list-counts', () => atom<Counts>({}))

/** Total rows per list, as last received; never fetched for itself. */
export const $listCounts: ReadableAtom<Counts> = $counts

export function saveListCount(
  screen: RouteName,
  count: number | undefined
): void {
  const counts = $counts.get()
  if (counts[screen] !== count) $counts.set({ ...counts, [screen]: count })
}
