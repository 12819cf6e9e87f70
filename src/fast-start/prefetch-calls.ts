import { config } from '../config.ts'
import { isKnownGuest } from '../stores/known-guest.ts'
import { isSignOutOpen } from '../stores/open-sign-out.ts'
import { isPrerendered } from '../stores/prerendering.ts'
import { beginPrefetch, type PrefetchListeners } from './begin-prefetch.ts'

// Whoever writes them down for the head of a page may not read the contract.
export {
  ADMIN_PATH,
  CURRENCIES_PATH,
  USER_PATH
} from '../contract/early-paths.ts'

/**
 * Begins the refresh that the check of the session waits for, and asks with
 * its token for these paths below the API base. Nothing is asked where the
 * check would not ask at once: on a page that is loaded ahead, behind a
 * sign-out that is still open, and on the login behind a page that has just
 * asked. It is over when all calls have left, or never will.
 */
export async function prefetchCalls(
  paths: readonly string[],
  isLogin: boolean,
  listeners: PrefetchListeners
): Promise<void> {
  if (isPrerendered() || isSignOutOpen() || (isLogin && isKnownGuest())) return
  await beginPrefetch(config.apiBaseUrl, paths, listeners)
}
