import { beginEarlyCalls } from '../api/early-calls.ts'
import { config } from '../config.ts'
import { isSignOutOpen } from './open-sign-out.ts'
import { isPrerendered } from './prerendering.ts'

/**
 * Begins the refresh that the check of the session waits for, and asks with
 * its token for these paths below the API base. Nothing is asked where the
 * check would not ask at once: on a page that is loaded ahead, and behind a
 * sign-out that is still open.
 */
export function askEarly(paths: readonly string[]): void {
  if (!isPrerendered() && !isSignOutOpen()) {
    beginEarlyCalls(config.apiBaseUrl, paths)
  }
}
