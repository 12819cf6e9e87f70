import type { RouteName } from '../../routes/table.ts'
import { rowsToPrefetchOf } from '../../screens/lists.ts'
import { ADMIN_PATH, CURRENCIES_PATH, USER_PATH } from '../prefetch-calls.ts'

/**
 * Paths to prefetch, below the API base; `:id` is the id in the address. None
 * for the 404 page, which needs no session.
 */
export function prefetchAttributes(
  screen: RouteName | undefined
): Record<string, string | undefined> {
  if (screen === undefined) return {}
  if (screen === 'login') return { 'data-prefetch': ADMIN_PATH }
  const always = [ADMIN_PATH, CURRENCIES_PATH]
  if (screen === 'user-transactions') always.push(USER_PATH)
  return {
    'data-prefetch': always.join(' '),
    'data-prefetch-rows': JSON.stringify(rowsToPrefetchOf(screen))
  }
}
