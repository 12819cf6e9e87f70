import { config } from '../config.ts'
import { isKnownGuest } from '../stores/known-guest.ts'
import { isSignOutOpen } from '../stores/open-sign-out.ts'
import { isPrerendered } from '../stores/prerendering.ts'
import { startPrefetch, type PrefetchListeners } from './start-prefetch.ts'

/**
 * Does nothing where the session check would wait: on a prerendered page, with
 * an open sign-out, or on the login right after a check. Resolves when all
 * calls have left or never will.
 */
export async function prefetchCalls(
  paths: readonly string[],
  isLogin: boolean,
  listeners: PrefetchListeners
): Promise<void> {
  if (isPrerendered() || isSignOutOpen() || (isLogin && isKnownGuest())) return
  await startPrefetch(config.apiBaseUrl, paths, listeners)
}
