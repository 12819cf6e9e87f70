import { isSignOutOpen } from './open-sign-out.ts'
import { isPrerendered } from './prerendering.ts'
import { refresher } from './token.ts'

/**
 * Begins the refresh that the check of the session waits for, which then takes
 * it for its own. Nothing is asked where the check would not ask at once: on a
 * page that is loaded ahead, and behind a sign-out that is still open.
 */
export function beginRefresh(): void {
  if (isPrerendered() || isSignOutOpen()) return
  // Whatever has come first may have asked already.
  if (refresher.lastVerdict() === undefined) void refresher.begin()
}
