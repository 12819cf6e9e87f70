import { atom, type ReadableAtom } from 'nanostores'

import type { RouteName } from '../routes/table.ts'
import { documentSingleton } from './document-singleton.ts'

type Counts = Partial<Record<RouteName, number | undefined>>

const $counts = documentSingleton('list-counts', () => atom<Counts>({}))

/**
 * How many rows a screen has in all, as its own list heard it last. Nothing is
 * asked for it: a server that counts slowly counts no more than before, and a
 * screen that was not opened has no count.
 */
export const $listCounts: ReadableAtom<Counts> = $counts

/** Keeps the count of a screen; `undefined` where there is none any more. */
export function keepListCount(
  screen: RouteName,
  count: number | undefined
): void {
  const counts = $counts.get()
  if (counts[screen] !== count) $counts.set({ ...counts, [screen]: count })
}
