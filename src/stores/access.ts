import type { Route } from '../routes/table.ts'
import type { Session } from './session-state.ts'

/** What a guard decides about one address. */
export type AccessDecision = 'wait' | 'stay' | 'to-login' | 'to-panel'

/**
 * The guards of the specification (section 5): `auth` sends a guest to the
 * login, `guest` sends a signed-in administrator into the panel, and nothing
 * is decided before the first load attempt. An address without a route is
 * nobody's: it asks no one to sign in.
 */
export function decideAccess(
  route: Route | undefined,
  session: Session<unknown>
): AccessDecision {
  if (!route) return 'stay'
  if (session.kind === 'unchecked') return 'wait'
  if (route.access === 'auth' && session.kind === 'guest') return 'to-login'
  if (route.access === 'guest' && session.kind === 'admin') return 'to-panel'
  return 'stay'
}
