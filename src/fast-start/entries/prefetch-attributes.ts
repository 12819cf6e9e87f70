import type { RouteName } from '../../routes/table.ts'
import { screens } from '../../screens/screens.ts'
import { prefetchedPaths } from '../prefetched-paths.ts'
import { rowsToPrefetch } from '../rows-to-prefetch.ts'

/**
 * Paths to prefetch, below the API base; `:id` is the id in the address. None
 * for the 404 page, which needs no session.
 */
export function prefetchAttributes(
  screen: RouteName | undefined
): Record<string, string | undefined> {
  if (screen === undefined) return {}
  const { admin, currencies, user } = prefetchedPaths
  if (screen === 'login') return { 'data-prefetch': admin }
  const always = [admin, ...currencies]
  if (screen === 'user-transactions') always.push(...user)
  return {
    'data-prefetch': always.join(' '),
    'data-prefetch-rows': JSON.stringify(rowsToPrefetch(screens[screen].list))
  }
}
