import { config } from '../config.ts'
import { isKnownNobody } from '../stores/known-nobody.ts'
import { isSignOutOpen } from '../stores/open-sign-out.ts'
import { isPrerendered } from '../stores/prerendering.ts'
import { beginEarlyCalls, type EarlyListeners } from './begin-early-calls.ts'

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
export async function askEarly(
  paths: readonly string[],
  isLogin: boolean,
  listeners: EarlyListeners
): Promise<void> {
  if (isPrerendered() || isSignOutOpen() || (isLogin && isKnownNobody())) return
  await beginEarlyCalls(config.apiBaseUrl, paths, listeners)
}
